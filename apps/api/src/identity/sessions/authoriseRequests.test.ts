import { CALLS } from '@inzrt/contracts/calls'
import type { Call } from '@inzrt/contracts/wire/call'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { authoriseRequests } from './authoriseRequests.ts'

const { app, ask, call, register, database, clock } = await createAccounts()

const pathOf = ({ path }: Call): string => path.replace(/\{\w+\}/g, 'x')
const isServed = ({ method, path }: Call): boolean =>
  app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })
const served = Object.entries<Call>(CALLS).filter(([, one]) => isServed(one))
const forUsers = served.filter(([, one]) => one.audience === 'user')
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

test.each(served.filter(([, one]) => one.audience === 'internal'))(
  'R294 %s is refused to anyone who does not know the key',
  async (_, one) => {
    const { token } = await register()

    for (const key of ['', 'key-of-the-test', 'key-of-the-tests2'])
      expect(
        (await askAs(one, { authorization: `Bearer ${token}`, 'x-inzrt-key': key })).statusCode,
      ).toBe(401)
  },
)

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
