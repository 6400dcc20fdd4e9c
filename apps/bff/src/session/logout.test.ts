import type { ServerResponse } from 'node:http'
import { readInsideSessionCall } from '@inzrt/contracts/wire/insideSession'
import { MINUTE_MS } from '@inzrt/domain/time'
import { beforeEach, expect, test } from 'vitest'
import type { Reply } from '../testing/ask.ts'
import { CookieJar } from '../testing/CookieJar.ts'
import { SessionsApi } from '../testing/SessionsApi.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

const POST = { method: 'POST' }
const USER = '/api/auth/user'
const MEMBERS = '/muj-ucet'
const LOGOUT = '/api/auth/logout'

let fake: SessionsApi
let time: { now: number }
let first: SessionsBff
let second: SessionsBff

beforeEach(async () => {
  fake = new SessionsApi()
  time = { now: Date.UTC(2026, 4, 4, 8) }
  first = await startSessions({}, { fake, time })
  second = await startSessions({ API_URL: first.api.url }, { fake, time })
  return () => Promise.all([first.close(), second.close()])
})

const sayExpired = (response: ServerResponse): void => {
  response.writeHead(401, { 'content-type': 'application/json' })
  response.end('{"message":"Token has expired","code":"token_expired"}')
}

const copyOf = (header: string) => ({ headers: { cookie: header } })

/** Whether any cookie these answers set opens anything, in either process. */
const opensAnything = async (replies: readonly Reply[]): Promise<boolean> => {
  for (const reply of replies) {
    const jar = new CookieJar().take(reply)
    if (!jar.get('__Host-session')) continue
    for (const bff of [first, second]) {
      if ((await bff.visit(new CookieJar(), USER, copyOf(jar.header))).status === 200) return true
    }
  }
  return false
}

/** Holds answers back until they are let go, all at once. */
const holding = () => {
  const held: (() => void)[] = []
  return {
    keep: (send: () => void) => void held.push(send),
    count: () => held.length,
    release: () => {
      for (const answer of held.splice(0)) answer()
    },
  }
}
/** Both bffs have been told of the end of a session. */
const told = async (): Promise<void> => {
  for (const { parts } of [first, second])
    await expect
      .poll(() => parts.metrics.registry.metrics())
      .toContain('bff_changes_total{kind="session"} 1')
}
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

test('a logout wins over every call under way: none brings the session back', async () => {
  const jar = await first.login()
  const header = jar.header
  time.now += 2 * MINUTE_MS
  const hold = holding()
  fake.holds.set(USER, hold.keep)
  const underWay = Array.from({ length: 40 }, (_, i) =>
    (i % 2 ? first : second).visit(new CookieJar(), USER, copyOf(header)),
  )
  await until(() => hold.count() === 40)
  expect((await first.visit(jar, LOGOUT, POST)).status).toBe(200)
  await told()
  fake.holds.clear()
  hold.release()
  const replies = await Promise.all(underWay)
  expect(replies.filter(({ headers }) => headers['set-cookie']?.[0]?.includes('test.'))).toEqual([])
  expect(await opensAnything(replies)).toBe(false)
})

test('a logout wins over an exchange under way in another process', async () => {
  const jar = await first.login()
  for (let i = 0; i < 5; i++) {
    time.now += 35 * MINUTE_MS
    await first.visit(jar, '/api/session/prolong', POST)
  }
  time.now += 4.5 * MINUTE_MS
  const header = jar.header
  const hold = holding()
  fake.holds.set('/api/auth/refresh', hold.keep)
  const underWay = [1, 2, 3].map(() => second.visit(new CookieJar(), USER, copyOf(header)))
  await until(() => hold.count() === 1)
  const logout = first.visit(jar, LOGOUT, POST)
  await until(() => fake.calls.length > 0)
  hold.release()
  expect((await logout).status).toBe(200)
  expect(await opensAnything(await Promise.all(underWay))).toBe(false)
  expect(fake.live).toBe(0)
  expect(await opensAnything([await second.visit(new CookieJar(), USER, copyOf(header))])).toBe(
    false,
  )
})

test('a logout with a cookie from before an exchange ends its successor everywhere', async () => {
  const jar = await first.login()
  const before = jar.header
  fake.faults.set(USER, (_, response) => {
    fake.faults.clear()
    sayExpired(response)
  })
  for (let i = 0; i < 2; i++) await first.visit(jar, USER)
  await second.visit(new CookieJar(), LOGOUT, { ...POST, ...copyOf(before) })
  expect(fake.live).toBe(0)
})

test('a captured cookie is worth nothing after the logout, in any process', async () => {
  const jar = await first.login()
  const header = jar.header
  await first.visit(jar, LOGOUT, POST)
  for (const bff of [first, second]) {
    const replay = await bff.visit(new CookieJar(), USER, copyOf(header))
    expect([replay.status, JSON.parse(replay.text).message]).toEqual([401, 'Token has expired'])
  }
})

test('R277 S002 a logout that the api missed holds here at once, and everywhere once it is back', async () => {
  const jar = await first.login()
  const header = jar.header
  fake.faults.set(readInsideSessionCall.path, (_, response) => void response.writeHead(500).end())
  const reply = await first.visit(jar, LOGOUT, POST)
  expect([reply.status, jar.header, fake.live]).toEqual([502, '', 1])
  expect((await first.visit(new CookieJar(), USER, copyOf(header))).status).toBe(401)
  fake.faults.clear()

  await expect.poll(() => fake.live).toBe(0)
  expect((await second.visit(new CookieJar(), USER, copyOf(header))).status).toBe(401)
  expect((await second.visit(new CookieJar(), MEMBERS, copyOf(header))).status).toBe(303)
})

test('S002 a bff that is started again tells the api of a logout it still owes', async () => {
  const jar = await first.login()
  fake.faults.set(readInsideSessionCall.path, (_, response) => void response.writeHead(503).end())
  await second.visit(jar, LOGOUT, POST)
  await second.app.close()
  expect(fake.live).toBe(1)
  fake.faults.clear()
  const { dataDir } = second.parts.config
  const again = await startSessions({ DATA_DIR: dataDir, API_URL: first.api.url }, { fake, time })

  await expect.poll(() => fake.live).toBe(0)
  await again.close()
})

test('S002 a bff that was out of touch when a session ended asks before it calls it live', async () => {
  const jar = await first.login()
  const copy = copyOf(jar.header)
  const isSignedIn = async () => (await second.visit(new CookieJar(), MEMBERS, copy)).status === 200
  expect(await isSignedIn()).toBe(true)
  first.told.isOff = true
  first.told.cut()
  await expect.poll(() => second.parts.changes.isConnected).toBe(false)
  await first.visit(jar, LOGOUT, POST)

  expect(await isSignedIn()).toBe(false)
})

test('S002 a stream cut repeatedly logs nobody out, and lets nobody back in', async () => {
  const [jar, gone] = [await first.login(), await first.login()]
  const copy = copyOf(gone.header)
  await first.visit(gone, LOGOUT, POST)
  for (let turn = 0; turn < 5; turn++) {
    for (const { told } of [first, second]) told.cut()
    for (const bff of [first, second]) {
      expect((await bff.visit(jar, MEMBERS)).status).toBe(200)
      expect((await bff.visit(new CookieJar(), USER, copy)).status).toBe(401)
    }
  }
})

test('a second logout, or one after an hour of nothing, is a success like the first', async () => {
  const jar = await first.login()
  const header = jar.header
  time.now += 61 * MINUTE_MS
  expect((await first.visit(jar, LOGOUT, POST)).status).toBe(200)
  expect([jar.header, fake.live]).toEqual(['', 0])
  expect((await second.visit(new CookieJar(), LOGOUT, { ...POST, ...copyOf(header) })).status).toBe(
    200,
  )
  expect((await second.visit(new CookieJar(), LOGOUT, POST)).status).toBe(200)
})

test('a call that outlives a logout and the next login leaves the new session alone', async () => {
  const jar = await first.login()
  const hold = holding()
  fake.holds.set('/api/front/sections', hold.keep)
  const late = second.visit(new CookieJar(), '/api/front/sections', copyOf(jar.header))
  await until(() => hold.count() === 1)
  await first.visit(jar, LOGOUT, POST)
  await told()
  hold.release()
  expect((await late).headers['set-cookie']).toBeUndefined()
})

test('a refusal that outlives a logout and the next login leaves the new session alone', async () => {
  const jar = await first.login()
  const held: (() => void)[] = []
  fake.faults.set(USER, (_, response) => {
    held.push(() => sayExpired(response))
  })
  const late = first.visit(new CookieJar(), USER, {
    ...copyOf(jar.header),
    method: 'PATCH',
    body: '{}',
  })
  await until(() => held.length === 1)
  await first.visit(jar, LOGOUT, POST)
  await told()
  held[0]?.()
  expect([(await late).status, (await late).headers['set-cookie']]).toEqual([401, undefined])
})

test('P062 the api hears whether somebody ended a session or it ended by itself', async () => {
  const toldOf = () =>
    fake.calls
      .filter(({ method, url }) => method === 'DELETE' && url === readInsideSessionCall.path)
      .map(({ headers }) => headers['x-inzrt-background'])
  await first.visit(await first.login(), LOGOUT, POST)
  await expect.poll(toldOf).toEqual([undefined])
  const idle = await first.login()
  time.now += 61 * MINUTE_MS
  await first.visit(idle, USER)

  await expect.poll(toldOf).toEqual([undefined, '1'])
})
