import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { createAccounts } from '../../test/createAccounts.ts'
import { visitorOf } from '../../test/createTestApp.ts'

const { call, register, clock, ask } = await createAccounts()

const refresh = (token: string) => call('POST', '/api/auth/refresh', undefined, { token })
const readUser = (token: string) => call('GET', '/api/auth/user', undefined, { token })
const tokenOf = (answer: { json(): { access_token: string } }) => answer.json().access_token
const EXPIRED = { message: 'Token has expired', code: 'token_expired' }

test('R300 a token lives three hours and says so', async () => {
  const { token } = await register()
  const { exp = 0, iat = 0, ...claims } = decodeJwt(token)

  expect(exp - iat).toBe(10_800)
  expect(claims).toEqual({
    iss: 'inzrt',
    aud: 'inzrt-api',
    sub: expect.stringMatching(/^\d+$/),
    sid: expect.stringMatching(/^[\w-]{22}$/),
    jti: expect.stringMatching(/^[\w-]{22}$/),
    scope: 'user',
  })
  expect(token.length).toBeLessThan(600)
  clock.pass(10_799)
  expect((await readUser(token)).statusCode).toBe(200)
  clock.pass(1)
  expect((await readUser(token)).json()).toEqual(EXPIRED)
})

test('R301 an expired token is exchanged for a new one within fourteen days, not later', async () => {
  const { token } = await register()
  clock.pass(1_209_600 - 100)
  const answer = await refresh(token)

  expect(answer.json()).toMatchObject({ token_type: 'bearer', expires_in: 100 })
  expect((await readUser(tokenOf(answer))).statusCode).toBe(200)
  clock.pass(100)
  expect((await readUser(tokenOf(answer))).json()).toEqual(EXPIRED)
  expect((await refresh(tokenOf(answer))).json()).toEqual(EXPIRED)
})

test('R294 only the bff exchanges tokens', async () => {
  const { token } = await register()
  const answer = await ask('/api/auth/refresh', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })

  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
})

test('R301 parallel exchanges of one token give one successor', async () => {
  const { token } = await register()
  const answers = await Promise.all(Array.from({ length: 40 }, () => refresh(token)))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
  expect(new Set(answers.map(tokenOf)).size).toBe(1)
})

test('R301 after a lost answer the old token gets the same successor until that is used', async () => {
  const { token } = await register()
  const first = tokenOf(await refresh(token))
  clock.pass(3_600)

  expect(tokenOf(await refresh(token))).toBe(first)
  expect((await readUser(token)).statusCode).toBe(200)
  expect((await readUser(first)).statusCode).toBe(200)
})

test('R301 for a minute the old token is forgiven even when its successor was used', async () => {
  const { token } = await register()
  const next = tokenOf(await refresh(token))
  clock.pass(600)
  await readUser(next)
  clock.pass(60)

  expect((await readUser(token)).statusCode).toBe(200)
  expect(tokenOf(await refresh(token))).toBe(next)
})

test('R301 an old token that comes back after its successor was used ends the session', async () => {
  const { token } = await register()
  const next = tokenOf(await refresh(token))
  await readUser(next)
  clock.pass(61)

  expect((await readUser(token)).json()).toEqual(EXPIRED)
  expect((await readUser(next)).statusCode).toBe(200)
  expect((await refresh(token)).json()).toEqual(EXPIRED)
  expect((await readUser(next)).json()).toEqual(EXPIRED)
  expect((await refresh(next)).json()).toEqual(EXPIRED)
})

test.each([1, 33, 600])(
  'S003 an answer lost at one bff and repeated at another after %s s keeps the session',
  async (seconds) => {
    const { token } = await register()
    const next = tokenOf(await refresh(token))
    // The bff made the visitor's call with it at once; the browser never got the answer.
    const unconfirmed = { ...visitorOf('general'), 'x-inzrt-unconfirmed': '1' }
    const headers = { ...unconfirmed, authorization: `Bearer ${next}` }
    expect((await ask('/api/auth/user', { headers })).statusCode).toBe(200)
    clock.pass(seconds)

    expect(tokenOf(await refresh(token))).toBe(next)
    expect((await readUser(next)).statusCode).toBe(200)
    clock.pass(61)
    expect((await refresh(token)).statusCode).toBe(401)
    expect((await readUser(next)).statusCode).toBe(401)
  },
)

test('S002 a bff ends a session by any of its tokens, and asks whether it counts', async () => {
  const { token } = await register()
  await refresh(token)
  clock.pass(10_801)
  const inside = (method: 'GET' | 'DELETE', of = token) =>
    ask('/internal/session', {
      method,
      headers: { ...visitorOf('general'), authorization: `Bearer ${of}` },
    })

  expect((await inside('GET')).json()).toEqual({ counts: true })
  expect((await inside('DELETE')).json()).toEqual({ counts: false })
  expect((await inside('DELETE', 'not.ours.at-all')).statusCode).toBe(200)
  expect((await inside('GET')).json()).toEqual({ counts: false })
  expect((await ask('/internal/session', { method: 'DELETE' })).statusCode).toBe(401)
})

test('R301 a token exchanged twice over is a replay at once', async () => {
  const { token } = await register()
  const second = tokenOf(await refresh(token))
  const third = tokenOf(await refresh(second))

  expect((await refresh(token)).statusCode).toBe(401)
  expect((await refresh(third)).statusCode).toBe(401)
})

test('R252 a logout wins over exchanges under way', async () => {
  for (let round = 0; round < 20; round++) {
    const { token } = await register()
    const race = [refresh(token), call('POST', '/api/auth/logout', undefined, { token })] as const
    const [refreshed] = await Promise.all(round % 2 ? race : ([...race].toReversed() as never))
    const late = [token, refreshed.json().access_token].filter((one) => typeof one === 'string')

    for (const one of late) {
      expect((await readUser(one)).statusCode).toBe(401)
      expect((await refresh(one)).statusCode).toBe(401)
    }
  }
})
