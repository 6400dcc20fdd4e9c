import { expect, test } from 'vitest'
import { createAccounts } from '../test/createAccounts.ts'
import { createWorld } from '../test/createWorld.ts'

const { database, call, register } = await createAccounts()
const { addSection, addAd } = createWorld(database)
const section = await addSection()
const pink = await addSection({ brandCode: 'adult' })
const LIST = '/api/front/me/favourites'

const createUser = async () => {
  const { token } = await register()

  return {
    ask: (method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, body?: object) =>
      call(method, path, body, { token }),
    slugs: async () =>
      (await call('GET', LIST, undefined, { token }))
        .json()
        .data.map(({ slug }: { slug: string }) => slug),
  }
}

test('P011 an ad is marked once and unmarked once, however often it is asked', async () => {
  const { ask, slugs } = await createUser()
  const ad = await addAd(section)
  const path = `${LIST}/${ad.slug}`

  expect((await ask('PUT', path)).statusCode).toBe(200)
  expect((await ask('PUT', path)).statusCode).toBe(200)
  expect(await slugs()).toEqual([ad.slug])
  expect((await ask('DELETE', path)).statusCode).toBe(200)
  expect((await ask('DELETE', path)).statusCode).toBe(200)
  expect(await slugs()).toEqual([])
})

test('P011 what is not public, or of the other site, cannot be marked', async () => {
  const { ask, slugs } = await createUser()
  const hidden = await addAd(section, { state: 'waiting_approval' })
  const other = await addAd(pink, { brandCode: 'adult' })

  for (const { slug } of [hidden, other, { slug: 'neni-zzzz' }])
    expect((await ask('PUT', `${LIST}/${slug}`)).statusCode).toBe(404)
  expect(await slugs()).toEqual([])
})

test('P011 marks made before the login come along, without those that are gone', async () => {
  const { ask, slugs } = await createUser()
  const [kept, brought] = [await addAd(section), await addAd(section)]
  await ask('PUT', `${LIST}/${kept.slug}`)
  const answer = await ask('POST', LIST, { slugs: [kept.slug, brought.slug, 'neni-zzzz'] })

  expect(answer.statusCode).toBe(200)
  expect((await slugs()).toSorted()).toEqual([kept.slug, brought.slug].toSorted())
})
