import { signAge } from '@inzrt/protocols/age/signedAge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ADULT_HOST, INTERNAL_KEY, startBff, type TestBff } from '../testing/startBff.ts'
import { REAL_TIME } from '../testing/testTime.ts'

const ORIGIN = `http://${ADULT_HOST}`
let time = Date.now()
let bff: TestBff
beforeAll(async () => {
  bff = await startBff(
    { AGE_PROOF: 'simulator', AGE_SIMULATOR_URL: 'http://localhost:4200/vek' },
    {
      ...REAL_TIME,
      wall: () => time,
    },
  )
})
afterAll(() => bff.close())

const look = (cookie: string) =>
  ask(bff.port, '/seznamka', { host: ADULT_HOST, headers: { cookie } })

/** As far as the page of the service that proves it. */
const begin = async () => {
  const reply = await ask(bff.port, '/vekova-brana/vstoupit', {
    method: 'POST',
    host: ADULT_HOST,
    headers: { origin: ORIGIN, referer: `${ORIGIN}/seznamka` },
  })
  const prover = new URL(String(reply.headers.location))
  const kept = String(reply.headers['set-cookie']?.[0]).split(';')[0] ?? ''

  return { reply, prover, kept, state: prover.searchParams.get('state') ?? '' }
}

const signed = (text: string, key = INTERNAL_KEY) => signAge(key, text)

const answer = (token: string, cookie: string) =>
  ask(bff.port, `/vekova-brana/overeno?token=${encodeURIComponent(token)}`, {
    host: ADULT_HOST,
    headers: { cookie },
  })

const passOf = (cookies: readonly string[] | undefined) =>
  cookies?.find((cookie) => cookie.startsWith('age-verified='))

test('N015 with a provider the gate leads to the proof, and its answer back to the page', async () => {
  const { reply, prover, kept, state } = await begin()
  expect([reply.status, passOf(reply.headers['set-cookie'])]).toEqual([303, undefined])
  expect(prover.searchParams.get('return')).toBe(`${ORIGIN}/vekova-brana/overeno`)

  const proved = await answer(signed(`18:${state}:${time + 60_000}`), kept)
  expect([proved.status, proved.headers.location]).toEqual([303, '/seznamka'])
  const pass = passOf(proved.headers['set-cookie']) ?? ''
  expect(pass).toMatch(/; Max-Age=3600; .*HttpOnly/)
  expect((await look(pass.split(';')[0] ?? '')).text).toContain('adult /seznamka')
})

test('N015 a word is no proof: the cookie of a self-declaration opens nothing', async () => {
  expect((await look('age-verified=1')).text).toContain('/vekova-brana')
  expect((await look('age-verified=ok')).text).toContain('/vekova-brana')
})

test('N015 a proof ends by itself, whatever its cookie’s age', async () => {
  const { kept, state } = await begin()
  const pass = passOf(
    (await answer(signed(`18:${state}:${time + 60_000}`), kept)).headers['set-cookie'],
  )
  const cookie = pass?.split(';')[0] ?? ''
  time += 3_601_000

  expect((await look(cookie)).text).toContain('/vekova-brana')
})

test.each([
  ['too young', (state: string) => signed(`15:${state}:${time + 60_000}`)],
  ['late', (state: string) => signed(`18:${state}:${time - 1}`)],
  ['to another’s request', () => signed(`18:${'x'.repeat(22)}:${time + 60_000}`)],
  ['to no request', () => signed(`18::${time + 60_000}`)],
  ['by another’s key', (state: string) => signed(`18:${state}:${time + 60_000}`, 'foreign')],
  ['not signed', (state: string) => `18:${state}:${time + 60_000}`],
  ['nothing', () => ''],
])('N015 an answer that is %s opens nothing', async (_, tokenOf) => {
  const { kept, state } = await begin()
  const reply = await answer(tokenOf(state), kept)

  expect([reply.status, passOf(reply.headers['set-cookie'])]).toEqual([303, undefined])
})

test('N015 an answer in a browser that asked for none opens nothing', async () => {
  const { state } = await begin()
  const reply = await answer(signed(`18:${state}:${time + 60_000}`), '')

  expect(passOf(reply.headers['set-cookie'])).toBeUndefined()
})

test('N015 strangers are never given the simulator', async () => {
  const simulator = { AGE_PROOF: 'simulator', AGE_SIMULATOR_URL: 'https://vek.example' }
  await expect(startBff({ SCHEME: 'https', ...simulator })).rejects.toThrow('AGE_SIMULATOR_URL')
})
