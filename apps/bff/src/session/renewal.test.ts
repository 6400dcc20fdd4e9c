import { HOUR_MS, MINUTE_MS } from '@inzrt/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { CookieJar } from '../testing/CookieJar.ts'
import { type Fault, SessionsApi } from '../testing/SessionsApi.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

const REFRESH = '/api/auth/refresh'
const USER = '/api/auth/user'

let fake: SessionsApi
let time: { now: number; passed: number }
let first: SessionsBff
let second: SessionsBff

/** Two machines behind one name: the same keys and api, folders of their own. */
beforeEach(async () => {
  fake = new SessionsApi()
  time = { now: Date.UTC(2026, 4, 4, 8), passed: 0 }
  first = await startSessions({}, { fake, time })
  second = await startSessions({ API_URL: first.api.url }, { fake, time })
  return () => Promise.all([first.close(), second.close()])
})

/** Somebody active whose token is about to end. */
const withOldToken = async (leftMs = 30_000): Promise<CookieJar> => {
  const jar = await first.login()
  const end = time.now + 3 * HOUR_MS - leftMs
  while (time.now < end) {
    time.now = Math.min(end, time.now + 40 * MINUTE_MS)
    await first.visit(jar, '/api/session/prolong', { method: 'POST' })
  }
  return jar
}
/** The same cookie as another tab sends it at the same time. */
const copyOf = (jar: CookieJar) => ({ headers: { cookie: jar.header } })
/** Time passes for what the processes remember of exchanges. */
const passTime = (ms: number): void => {
  time.passed += ms
}
const asked = () => fake.count(REFRESH)

test('R301 a token at its end is exchanged before use, and the browser gets the new one', async () => {
  const jar = await withOldToken()
  const before = jar.get('__Host-session')
  expect((await first.visit(jar, USER)).status).toBe(200)
  expect([asked(), fake.count(USER)]).toEqual([1, 1])
  expect(jar.get('__Host-session')).not.toBe(before)
  expect((await first.visit(jar, USER)).status).toBe(200)
  expect(asked()).toBe(1)
})

test('fifty calls in each of two processes exchange a token to one successor', async () => {
  const jar = await withOldToken()
  const visits = Array.from({ length: 100 }, (_, i) =>
    (i % 2 ? first : second).visit(new CookieJar(), USER, copyOf(jar)),
  )
  const replies = await Promise.all(visits)
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(replies.every(({ headers }) => headers['set-cookie']?.[0]?.includes('test.'))).toBe(true)
  expect([asked(), fake.live]).toEqual([2, 1])
})

test('five hundred calls at once with an expiring token all wait for it and succeed', async () => {
  const jar = await withOldToken()
  fake.faults.set(USER, (answer) => setTimeout(answer, 100))
  const visits = Array.from({ length: 500 }, () => first.visit(new CookieJar(), USER, copyOf(jar)))
  const statuses = (await Promise.all(visits)).map(({ status }) => status)
  expect(statuses).toEqual(statuses.map(() => 200))
  expect(asked()).toBe(1)
})

test('S003 an answer that never reached the browser costs nothing, however late it asks on', async () => {
  const jar = await withOldToken()
  await first.visit(new CookieJar(), USER, copyOf(jar))
  time.now += 50 * MINUTE_MS
  expect((await second.visit(jar, USER)).status).toBe(200)
  expect([asked(), fake.live]).toEqual([2, 1])
})

test('an exchange whose answer from the api was lost succeeds with the next call', async () => {
  const jar = await withOldToken(0)
  fake.faults.set(REFRESH, (answer, response) => {
    fake.faults.delete(REFRESH)
    response.socket?.destroy()
    answer()
  })
  expect((await first.visit(jar, USER)).status).toBe(502)
  expect(jar.get('__Host-session')).toBeDefined()
  expect((await first.visit(jar, USER)).status).toBe(200)
  expect([asked(), fake.live]).toEqual([2, 1])
})

const FAULTS: Record<string, Fault> = {
  'a failure': (_, response) => void response.writeHead(500).end(),
  'too many': (_, response) => void response.writeHead(429).end('{}'),
  'a refusal of our own key': (_, response) =>
    void response
      .writeHead(401, { 'content-type': 'application/json' })
      .end('{"message":"Unauthenticated.","code":"unauthenticated"}'),
  'nothing there': (_, response) => void response.writeHead(404).end('{}'),
  'a broken answer': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"access'),
  'no answer': (_, response) => response.socket?.destroy(),
}

test.each(Object.keys(FAULTS))('%s of the exchange ends no session', async (name) => {
  const jar = await withOldToken(0)
  const before = jar.header
  fake.faults.set(REFRESH, FAULTS[name] as Fault)
  for (let i = 0; i < 8; i++) {
    const reply = await first.visit(jar, USER)
    expect(reply.status).toBeGreaterThanOrEqual(502)
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
  expect(jar.header).toBe(before)
  fake.faults.clear()
  expect((await second.visit(jar, USER)).status).toBe(200)
})

test('a token that still counts is used when no new one can be had', async () => {
  const jar = await withOldToken(30_000)
  fake.faults.set(REFRESH, (_, response) => void response.writeHead(503).end())
  expect((await first.visit(jar, USER)).status).toBe(200)
})

test('R294 R301 an exchange that the api refuses ends the session at once', async () => {
  const jar = await withOldToken()
  const copy = copyOf(jar)
  fake.endAll()
  const reply = await first.visit(jar, USER)
  expect([reply.status, JSON.parse(reply.text).message]).toEqual([401, 'Token has expired'])
  expect(jar.header).toBe('')
  const asked = fake.count(REFRESH)
  expect((await first.visit(new CookieJar(), USER, copy)).status).toBe(401)
  expect(fake.count(REFRESH)).toBe(asked)
})

test('an old cookie used long after the new one reaches the api and ends the session', async () => {
  const jar = await withOldToken()
  const stolen = copyOf(jar)
  await first.visit(jar, USER)
  await first.visit(jar, USER)
  expect((await first.visit(new CookieJar(), USER, stolen)).status).toBe(200)
  passTime(61_000)
  expect((await second.visit(new CookieJar(), USER, stolen)).status).toBe(401)
  expect(fake.live).toBe(0)
  expect((await first.visit(jar, USER)).status).toBe(401)
})

test('a call begun before an exchange brings back its successor, not the old token', async () => {
  const jar = await withOldToken(40 * MINUTE_MS)
  const held: (() => void)[] = []
  fake.holds.set('/api/front/sections', (send) => void held.push(send))
  const slow = first.visit(new CookieJar(), '/api/front/sections', copyOf(jar))
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve))
  time.now += 39.5 * MINUTE_MS
  for (let i = 0; i < 2; i++) await first.visit(jar, USER)
  held[0]?.()
  const late = new CookieJar().take(await slow)
  passTime(61_000)
  expect((await second.visit(late, USER)).status).toBe(200)
  expect(fake.live).toBe(1)
})

const expired: Fault = (_, response) => {
  fake.faults.clear()
  response.writeHead(401, { 'content-type': 'application/json' })
  response.end('{"message":"Token has expired","code":"token_expired"}')
}

test('a reading call refused for an expired token is repeated once with a new one', async () => {
  const jar = await first.login()
  fake.faults.set(USER, expired)
  expect((await first.visit(jar, USER)).status).toBe(200)
  expect([asked(), fake.count(USER)]).toEqual([1, 2])
})

test.each([
  ['PATCH', USER, '{}'],
  ['POST', '/api/front/me/searches', '{}'],
  ['PUT', '/api/front/me/favourites/kolo-1a2b', undefined],
  ['DELETE', '/api/front/me/searches/1', undefined],
])(
  'R294 a writing call is never repeated: the 401 of %s passes and logs out',
  async (method, path, body) => {
    const jar = await first.login()
    fake.faults.set(path, expired)
    const reply = await first.visit(jar, path, { method, ...(body && { body }) })
    expect([reply.status, fake.count(path), jar.header]).toEqual([401, 1, ''])
  },
)

test('a call a page makes by itself gets the new token and no longer life', async () => {
  const jar = await withOldToken()
  time.now += 20_000
  await first.visit(jar, USER, { headers: { 'x-inzrt-background': '1' } })
  expect(asked()).toBe(1)
  time.now += HOUR_MS - 20_000
  expect((await first.visit(jar, USER)).status).toBe(401)
})
