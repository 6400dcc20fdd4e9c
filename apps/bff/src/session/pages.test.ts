import { MINUTE_MS } from '@inzrt/domain/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CookieJar } from '../testing/CookieJar.ts'
import { ADULT_HOST } from '../testing/startBff.ts'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeAll(async () => {
  bff = await startSessions()
})
afterAll(() => bff.close())

const guest = () => new CookieJar()

test.each([
  ['/muj-ucet', '/muj-ucet'],
  ['/muj-ucet?tab=objednavky&utm_source=x', '/muj-ucet?tab=objednavky'],
  ['/muj-ucet?tab=//evil.example', '/muj-ucet'],
])('R055 R196 a guest who asks for %s logs in first and returns to %s', async (asked, returnTo) => {
  const reply = await bff.visit(guest(), asked)
  const location = new URL(String(reply.headers.location), 'http://general.test')
  expect([reply.status, location.pathname]).toEqual([303, '/login'])
  expect(location.searchParams.get('returnTo')).toBe(returnTo)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('R055 anyone who is logged in sees the account; nobody keeps the page', async () => {
  const jar = await bff.login()
  const reply = await bff.visit(jar, '/muj-ucet?tab=zpravy')
  expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(reply.text).toContain('general /muj-ucet?tab=zpravy')
  expect(reply.headers.etag).toBeUndefined()
})

test('R055 after an idle hour the account asks for a login, and the cookies are cleared', async () => {
  const jar = await bff.login()
  bff.time.now += 61 * MINUTE_MS
  const reply = await bff.visit(jar, '/muj-ucet')
  expect([reply.status, jar.header]).toEqual([303, ''])
})

test.each(['/login', '/registrace', '/login?returnTo=/muj-ucet'])(
  'R052 R054 R198 R248 %s is for guests: anyone who is logged in goes home',
  async (path) => {
    const shown = await bff.visit(guest(), path)
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store'])
    const reply = await bff.visit(await bff.login(), path)
    expect([reply.status, reply.headers.location]).toEqual([303, '/'])
  },
)

test('the page of the login is one for all: where to return to stays in the browser', async () => {
  bff.general.seen.length = 0
  for (const path of ['/muj-ucet', '/x', 'https://evil.example']) {
    await bff.visit(guest(), `/login?returnTo=${encodeURIComponent(path)}`)
  }
  for (const path of [
    '/uzivatel/reset-hesla?nickname=jana&token=canary',
    '/uzivatel/overeni-emailu?token=canary',
  ]) {
    expect((await bff.visit(guest(), path)).text).not.toContain('canary')
  }
  expect(bff.general.seen.map(({ url }) => url).join(' ')).not.toMatch(/returnTo|canary|evil/)
})

test('R050 what else lies under /uzivatel and /muj-ucet does not exist', async () => {
  for (const path of [
    '/uzivatel',
    '/uzivatel/jana/x',
    '/uzivatel/...',
    '/muj-ucet/tajne',
    '/uzivatel/reset-hesla/x',
  ]) {
    expect((await bff.visit(await bff.login(), path)).status).toBe(404)
  }
})

test('R018 on the adult site the gate comes before the login', async () => {
  const reply = await bff.visit(guest(), '/muj-ucet', { host: ADULT_HOST })
  expect(reply.text).toContain('adult /vekova-brana')
})

test('R207 going from page to page is activity; such an answer nobody keeps', async () => {
  const jar = await bff.login()
  for (let i = 0; i < 4; i++) {
    bff.time.now += 50 * MINUTE_MS
    const reply = await bff.visit(jar, '/kola')
    expect([reply.headers['cache-control'], reply.headers['set-cookie']?.length]).toEqual([
      'no-store',
      2,
    ])
  }
  const again = await bff.visit(jar, '/kola')
  expect([again.headers['cache-control'], again.headers['set-cookie']]).toEqual([
    'no-cache',
    undefined,
  ])
})

test('R207 a page fetched in advance is no activity', async () => {
  const jar = await bff.login()
  bff.time.now += 50 * MINUTE_MS
  await bff.visit(jar, '/kola', { headers: { 'sec-purpose': 'prefetch' } })
  bff.time.now += 11 * MINUTE_MS
  expect((await bff.visit(jar, '/api/auth/user')).status).toBe(401)
})

test('a page is the same for anyone who is logged in, and kept once for all', async () => {
  const jar = await bff.login()
  const [mine, theirs] = [
    await bff.visit(jar, '/auto-moto'),
    await bff.visit(guest(), '/auto-moto'),
  ]
  expect(mine.text).toBe(theirs.text)
  expect(bff.general.seen.filter(({ url }) => url === '/auto-moto')).toHaveLength(1)
})

test('R055 a link from a mail leads a member to the account, asked again from our page', async () => {
  const jar = await bff.login()
  const fromMail = { 'sec-fetch-site': 'cross-site' }
  for (const path of ['/muj-ucet', '/login']) {
    const reply = await bff.visit(jar, path, { headers: { ...fromMail, cookie: 'signed-in=1' } })
    expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined])
    expect(reply.text).toContain('http-equiv="refresh"')
  }
  const stranger = await bff.visit(new CookieJar(), '/muj-ucet', { headers: fromMail })
  expect(stranger.status).toBe(303)
})
