import { expect, test } from 'vitest'
import { createTestSandbox } from '../test/createTestSandbox.ts'

const { ask } = await createTestSandbox()
const find = async (ico: string) => {
  const answer = await ask(`/ares/ekonomicke-subjekty/${ico}`)

  return { status: answer.statusCode, said: answer.json() }
}

test('V015 the simulator has a company for every right number, the same each time', async () => {
  const { status, said } = await find('27082440')

  expect(status).toBe(200)
  expect(said).toMatchObject({
    ico: '27082440',
    obchodniJmeno: 'Zkušební firma 27082440 s. r. o.',
    dic: 'CZ27082440',
    sidlo: { textovaAdresa: expect.stringContaining('60200 Brno') },
  })
  expect(said.datumZaniku).toBeUndefined()
  expect((await find('27082440')).said).toEqual(said)
})

test('V015 the simulator has one that ceased, one unknown, and one it does not answer', async () => {
  expect((await find('00000019')).said).toMatchObject({ datumZaniku: '2020-03-05' })
  expect((await find('00000027')).status).toBe(404)
  expect((await find('00000035')).status).toBe(503)
  expect((await find('27082441')).status).toBe(400)
})

test('V015 the sandbox says which numbers end differently', async () => {
  const { body } = await ask('/')

  for (const ico of ['00000019', '00000027', '00000035']) expect(body).toContain(ico)
})
