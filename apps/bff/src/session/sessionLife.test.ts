import { DAY_MS, MINUTE_MS } from '@inzrt/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { CookieJar } from '../testing/CookieJar.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const POST = { method: 'POST' }
const BACKGROUND = { headers: { 'x-inzrt-background': '1' } }

const problem = ({ status, text }: { status: number; text: string }) => [
  status,
  JSON.parse(text).message,
]

test('R303 an hour without activity ends a session at the bff, whatever the browser shows', async () => {
  const jar = await bff.login()
  bff.time.now += 60 * MINUTE_MS - 1
  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(200)
  bff.time.now += 60 * MINUTE_MS
  const late = await bff.visit(jar, '/api/auth/user')
  expect(problem(late)).toEqual([401, 'Token has expired'])
  expect([jar.header, late.headers['clear-site-data']]).toEqual(['', '"cache"'])
})

test('R207 every call is activity, one that a page makes by itself is not', async () => {
  const [active, idle] = [await bff.login(), await bff.login()]
  for (let i = 0; i < 4; i++) {
    bff.time.now += 20 * MINUTE_MS
    await bff.visit(active, '/api/front/sections')
    await bff.visit(idle, '/api/front/sections', BACKGROUND)
  }
  expect((await bff.visit(active, '/api/auth/user')).status).toBe(200)
  expect((await bff.visit(idle, '/api/auth/user')).status).toBe(401)
})

test('R301 the most active session ends after fourteen days', async () => {
  const jar = await bff.login()
  const end = bff.time.now + 14 * DAY_MS
  while (bff.time.now + 50 * MINUTE_MS < end) {
    bff.time.now += 50 * MINUTE_MS
    expect((await bff.visit(jar, '/api/auth/user')).status).toBe(200)
  }
  bff.time.now = end
  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(401)
})

test('R206 asking how long the session lasts prolongs nothing, „Prodloužit“ does', async () => {
  const jar = await bff.login()
  const ask = async () => JSON.parse((await bff.visit(jar, '/api/session')).text)
  bff.time.now += 50 * MINUTE_MS
  const { login } = await ask()
  expect(login).toMatch(/^[\da-f]{40}$/)
  expect(await ask()).toEqual({ signedIn: true, secondsLeft: 600, login })
  expect(await ask()).toEqual({ signedIn: true, secondsLeft: 600, login })
  const prolonged = await bff.visit(jar, '/api/session/prolong', POST)
  expect(JSON.parse(prolonged.text)).toEqual({ signedIn: true, secondsLeft: 3600, login })
  expect(await ask()).toEqual({ signedIn: true, secondsLeft: 3600, login })
  bff.time.now += 60 * MINUTE_MS
  expect(await ask()).toEqual({ signedIn: false, secondsLeft: 0 })
  expect(jar.header).toBe('')
})

test('nobody logged in has nothing to prolong', async () => {
  const reply = await bff.visit(new CookieJar(), '/api/session/prolong', POST)
  expect(problem(reply)).toEqual([401, 'Unauthenticated.'])
})

test('R303 of a session too long idle the api hears that it is over', async () => {
  const jar = await bff.login()
  bff.time.now += 61 * MINUTE_MS
  await bff.visit(jar, '/api/session')
  while (bff.fake.live > 0) await new Promise((resolve) => setImmediate(resolve))
  expect(jar.header).toBe('')
})

test('a readable cookie without the sealed one is cleared, but not by a foreign link', async () => {
  const look = (site: string) =>
    bff.visit(new CookieJar(), '/api/session', {
      headers: { cookie: 'signed-in=1', 'sec-fetch-site': site },
    })
  expect((await look('same-origin')).headers['set-cookie']?.[1]).toContain('signed-in=; Max-Age=0')
  expect((await look('cross-site')).headers['set-cookie']).toBeUndefined()
})
