import { expect, test } from 'vitest'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, get, ask } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const section = await addSection()
const ad = await addAd(section, { dialCode: '204815' })

test('N004 a printed code leads to its ad', async () => {
  expect(await get('/k/204815')).toEqual({ data: { slug: ad.slug } })
})

test.each([
  ['nobody has', '000000'],
  ['is too short', '20481'],
  ['is no number', 'abcdef'],
])('N004 a code that %s leads nowhere', async (_what, code) => {
  expect((await ask(`/k/${code}`)).statusCode).toBe(404)
})

test('N004 the code of an ad that has ended leads nowhere', async () => {
  await addAd(section, { dialCode: '204816', state: 'expired' })

  expect((await ask('/k/204816')).statusCode).toBe(404)
})

test('N013 the other site does not know the code', async () => {
  expect((await ask('/k/204815', { headers: visitorOf('adult') })).statusCode).toBe(404)
})
