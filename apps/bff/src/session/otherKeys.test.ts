import { PAGES } from '@inzrt/contracts/pages'
import { beforeEach, expect, test } from 'vitest'
import type { CookieJar } from '../testing/CookieJar.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

const keys = (name: string, byte: number) => ({
  SESSION_KEYS: `${name}:${Buffer.alloc(32, byte).toString('base64url')}`,
})

let one: SessionsBff
let other: SessionsBff
let jar: CookieJar
beforeEach(async () => {
  one = await startSessions(keys('a', 1))
  other = await startSessions(keys('b', 2), { fake: one.fake })
  jar = await one.login()
  return async () => {
    await Promise.all([one, other].map(({ close }) => close()))
  }
})

const LOGOUT = { method: 'POST' } as const

test.each([
  ['a call of members', '/api/auth/user', {}],
  ['how the session stands', '/api/session', {}],
  ['a page of members', PAGES.account.path, {}],
  ['the logout', '/api/auth/logout', LOGOUT],
])(
  'a bff without the key of a session says of %s that it cannot say, and ends none',
  async (_, path, question) => {
    const before = jar.header
    const { status, headers } = await other.visit(jar, path, question)

    expect([status, headers['set-cookie']]).toEqual([503, undefined])
    expect(jar.header).toBe(before)
    expect((await one.visit(jar, '/api/auth/user')).status).toBe(200)
  },
)

test('a bff without the key of a session shows public pages, and counts it', async () => {
  const { status, headers } = await other.visit(jar, '/napoveda')
  expect([status, headers['set-cookie']]).toEqual([200, undefined])

  expect(await other.parts.metrics.registry.metrics()).toContain('bff_foreign_sessions_total 1')
})

test('a bff that has the key as well, behind its own, goes on with the session', async () => {
  const both = `${keys('b', 2).SESSION_KEYS},${keys('a', 1).SESSION_KEYS}`
  const third = await startSessions({ SESSION_KEYS: both }, { fake: one.fake })

  expect((await third.visit(jar, '/api/auth/user')).status).toBe(200)
  await third.close()
})
