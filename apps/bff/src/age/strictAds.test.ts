import { signAge } from '@inzrt/protocols/age/signedAge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { ADULT_HOST, INTERNAL_KEY, startBff, type TestBff } from '../testing/startBff.ts'

const ORIGIN = `http://${ADULT_HOST}`
const DECLARED = 'age-verified=1'
let bff: TestBff
beforeAll(async () => {
  bff = await startBff({ AGE_SIMULATOR_URL: 'http://localhost:4200/vek' })
})
afterAll(() => bff.close())

const look = (path: string, cookie: string) =>
  ask(bff.port, path, { host: ADULT_HOST, headers: { cookie } })

const prove = async (path: string): Promise<string> => {
  const begun = await ask(bff.port, '/vekova-brana/overit', {
    method: 'POST',
    host: ADULT_HOST,
    headers: { origin: ORIGIN, referer: `${ORIGIN}${path}`, cookie: DECLARED },
  })
  const state = new URL(String(begun.headers.location)).searchParams.get('state') ?? ''
  const kept = String(begun.headers['set-cookie']?.[0]).split(';')[0] ?? ''
  const text = `18:${state}:${Date.now() + 60_000}`
  const token = encodeURIComponent(signAge(INTERNAL_KEY, text))
  const answer = await look(`/vekova-brana/overeno?token=${token}`, kept)
  expect([answer.status, answer.headers.location]).toEqual([303, path])
  const cookies = answer.headers['set-cookie'] ?? []

  return cookies.find((one) => one.startsWith('age-verified='))?.split(';')[0] ?? ''
}

const MARK = '<meta name="age-proof" content="required"/>'
const drawStrict = (url: string) => `${url.endsWith('prisny-1') ? MARK : ''}adult ${url}`

test('N015 an ad that needs a proof shows to visitors of proved age, not of declared age', async () => {
  bff.adult.answerWith(pageAnswer(drawStrict))
  const before = await look('/prisny-1', DECLARED)
  expect(before.text).toContain('adult /vekova-brana/dukaz')
  expect(before.text).not.toContain('prisny-1')
  expect(before.headers['cache-control']).toBe('no-store')

  const proved = await prove('/prisny-1')
  expect((await look('/prisny-1', proved)).text).toContain('adult /prisny-1')
  expect((await look('/prisny-1', DECLARED)).text).not.toContain('prisny-1')
  expect((await look('/prisny-1', 'age-verified=ok')).text).toContain('adult /vekova-brana')
})

test('N015 for all other ads the visitor’s word is enough', async () => {
  bff.adult.answerWith(pageAnswer(drawStrict))
  expect((await look('/volny-1', DECLARED)).text).toContain('adult /volny-1')
  expect((await look('/volny-1', await prove('/volny-1'))).text).toContain('adult /volny-1')
})

test('N015 the api learns of a proof from the bff alone', async () => {
  const path = '/api/front/inzrts/prisny-1'
  const headers = { cookie: DECLARED, 'x-inzrt-age': 'proved' }
  await ask(bff.port, path, { host: ADULT_HOST, headers })
  expect(bff.api.seen.at(-1)?.headers['x-inzrt-age']).toBeUndefined()

  await look(path, await prove('/prisny-1'))
  expect(bff.api.seen.at(-1)?.headers['x-inzrt-age']).toBe('proved')
  await look('/api/image/a.webp', DECLARED)
  expect(bff.api.seen.at(-1)?.headers['x-inzrt-age']).toBeUndefined()
})

test('N015 where nobody proves ages, what needs a proof stays closed', async () => {
  const other = await startBff({ SCHEME: 'https' })
  const begun = await ask(other.port, '/vekova-brana/overit', {
    method: 'POST',
    host: ADULT_HOST,
    headers: { origin: `https://${ADULT_HOST}`, referer: `https://${ADULT_HOST}/prisny-1` },
  })
  await other.close()

  expect([begun.status, begun.headers['set-cookie']]).toEqual([503, undefined])
})
