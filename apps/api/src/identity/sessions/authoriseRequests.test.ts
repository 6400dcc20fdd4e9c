import type { Scope } from '@inzrt/contracts/account/user'
import { CALLS } from '@inzrt/contracts/calls'
import type { Audience, Call } from '@inzrt/contracts/wire/call'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { authoriseRequests } from './authoriseRequests.ts'

const { app, ask, call, register, database, clock } = await createAccounts()

const pathOf = ({ path }: Call): string => path.replace(/\{\w+\}/g, 'x')
const isServed = ({ method, path }: Call): boolean =>
  app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })
const served = Object.entries<Call>(CALLS).filter(([, one]) => isServed(one))
const servedFor = (audience: Audience) => served.filter(([, one]) => one.audience === audience)
const forUsers = servedFor('user')
const askAs = (one: Call, headers: Record<string, string>) =>
  ask(pathOf(one), { method: one.method, headers })

const deadTokens = async () => {
  const out = await register()
  await call('POST', '/api/auth/logout', undefined, { token: out.token })
  const blocked = await register()
  const change = { blockedAt: clock.read() }
  await database.db.update(users).set(change).where(eq(users.nickname, blocked.nickname))
  const deleted = await register()
  await call('DELETE', '/api/auth/user', { password: deleted.password }, { token: deleted.token })

  return { 'logged out': out.token, blocked: blocked.token, deleted: deleted.token }
}

const dead = Object.entries(await deadTokens())

test('R253 every call for users is served and known to be one', () => {
  expect(forUsers.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'logout',
      'resendVerification',
      'readUser',
      'readProfile',
      'updateUser',
      'changePassword',
      'changeEmail',
      'deleteUser',
      'exportUser',
      'listSessions',
      'endSession',
      'endOtherSessions',
    ]),
  )
})

test.each(forUsers)(
  'R253 %s is refused to guests before anything of it is read',
  async (_, one) => {
    const answer = await askAs(one, { 'content-type': 'application/json' })

    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
  },
)

test.each(forUsers)(
  'R294 R295 %s is refused to sessions that ended and tokens that are not ours',
  async (_, one) => {
    for (const [whose, token] of dead) {
      const answer = await askAs(one, { authorization: `Bearer ${token}` })
      expect([whose, answer.statusCode, answer.json()]).toEqual([
        whose,
        401,
        { message: 'Token has expired', code: 'token_expired' },
      ])
    }
    const forged = await askAs(one, { authorization: 'Bearer a.b.c' })
    expect([forged.statusCode, forged.json()]).toEqual([
      401,
      { message: 'Token Signature could not be verified.', code: 'token_invalid' },
    ])
  },
)

test.each(forUsers)('R271 %s lets a session in', async (_, one) => {
  const { token } = await register()

  expect((await askAs(one, { authorization: `Bearer ${token}` })).statusCode).not.toBe(401)
})

test.each(servedFor('internal'))(
  'R294 %s is refused to anyone who does not know the key',
  async (_, one) => {
    const { token } = await register()

    for (const key of ['', 'key-of-the-test', 'key-of-the-tests2'])
      expect(
        (await askAs(one, { authorization: `Bearer ${token}`, 'x-inzrt-key': key })).statusCode,
      ).toBe(401)
  },
)

test.each(servedFor('internal'))('R294 %s is answered to the bff', async (_, one) => {
  const { token } = await register()
  const headers = { ...visitorOf('general'), authorization: `Bearer ${token}` }

  expect((await askAs(one, headers)).statusCode).not.toBe(401)
})

const hire = async (scope: Scope): Promise<string> => {
  const { nickname, token } = await register()
  await database.db.update(users).set({ scope }).where(eq(users.nickname, nickname))

  return token
}

test.each([
  ['clerk', ['clerk', 'admin']],
  ['moderator', ['moderator', 'admin']],
  ['admin', ['admin']],
] as const)('R253 calls for a %s are made by %j, and by no other scope', async (audience, may) => {
  const [, one] = servedFor(audience)[0] ?? ['', CALLS.readUser]
  for (const scope of ['user', 'clerk', 'moderator', 'admin'] as const) {
    const answer = await askAs(one, { authorization: `Bearer ${await hire(scope)}` })
    const isForbidden = answer.statusCode === 403 && answer.json().code === 'forbidden'

    expect([scope, isForbidden]).toEqual([scope, !may.some((each) => each === scope)])
  }
})

test.each(['visitor', 'owner'] as const)(
  'R253 a %s needs no session, but one that ended is not passed over',
  async (audience) => {
    for (const [, one] of servedFor(audience)) {
      const code = async (headers: Record<string, string>) =>
        (await askAs(one, headers)).json().code

      expect(await code({})).not.toBe('unauthenticated')
      expect(await code({ authorization: 'Bearer a.b.c' })).toBe('token_invalid')
    }
  },
)

test('R253 an address that nothing serves is nobody’s secret', async () => {
  expect((await ask('/api/nowhere')).statusCode).toBe(404)
})

test.each(['Basic amFuYTpoZXNsbw==', 'Bearer', 'Bearer ', `Bearer ${'a'.repeat(3_000)}`, 'a.b.c'])(
  'R295 „%s“ is no token',
  async (authorization) => {
    const answer = await ask('/api/auth/user', { headers: { authorization } })

    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
  },
)

test('R253 a route that does not say who may ask it is not registered', async () => {
  const careless = Fastify()
  authoriseRequests(careless, {} as never, async () => undefined)

  expect(() => careless.get('/anybody', async () => 'secret')).toThrow(
    '/anybody does not say who may ask it.',
  )
  await careless.close()
})

test('R253 what is told to one user is kept by nobody on the way', async () => {
  const { token } = await register()
  const answer = await call('GET', '/api/auth/user', undefined, { token })

  expect(answer.headers['cache-control']).toBe('no-store')
})

test('R253 what is told to anyone may be kept', async () => {
  const answer = await ask('/api/front/sections')

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).not.toBe('no-store')
})
