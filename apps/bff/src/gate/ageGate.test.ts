import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ADULT_HOST, startBff, type TestBff } from '../testing/startBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())
beforeEach(() => {
  for (const server of [bff.api, bff.general, bff.adult]) server.seen.length = 0
})

const ENTERED = { cookie: 'theme=dark; age-verified=1' }
const atAdult = (path: string, headers: Record<string, string> = {}) =>
  ask(bff.port, path, { host: ADULT_HOST, headers })

test.each(['/', '/seznamka', '/prodam-neco-1a2b', '/search?term=kolo', '/napoveda', '/a/b/c'])(
  'R018 without the cookie %s shows the gate at its own address',
  async (path) => {
    const reply = await atAdult(path)
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('adult /vekova-brana')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(bff.adult.seen.every(({ url }) => url === '/vekova-brana')).toBe(true)
  },
)

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/)'],
  ['facebookexternalhit/1.1'],
])('R018 search engines see the gate too: %s', async (agent) => {
  expect((await atAdult('/seznamka', { 'user-agent': agent })).text).toContain('/vekova-brana')
})

test.each([
  'age-verified=0',
  'age-verified=',
  'age-verified',
  'xage-verified=1',
  'age_verified=1',
  'a=age-verified=1',
  'age-verified="1"',
  'AGE-VERIFIED=1',
])('R018 a cookie that is not exactly ours opens nothing: %s', async (cookie) => {
  expect((await atAdult('/seznamka', { cookie })).text).toContain('/vekova-brana')
})

test('R018 a kept adult page is never shown to a visitor without the cookie', async () => {
  expect((await atAdult('/rande', ENTERED)).text).toContain('adult /rande')
  expect((await atAdult('/rande')).text).toContain('adult /vekova-brana')
  expect((await atAdult('/rande', ENTERED)).text).toContain('adult /rande')
})

test.each([
  '/api/front/sections',
  '/api/front/slug/kolo-1a2b',
  '/api/image/demo/a.webp',
  '/seznamka/rss',
  '/sitemap.xml',
  '/sitemap/1.xml',
])('R018 P010 data, pictures and feeds are refused before the gate: %s', async (path) => {
  expect((await atAdult(path)).status).toBe(403)
  expect([...bff.api.seen, ...bff.adult.seen]).toEqual([])
})

test.each(['/robots.txt', '/manifest.webmanifest', '/_next/static/chunks/a.js'])(
  '%s says nothing of any ad and is open',
  async (path) => {
    await atAdult(path)
    expect(bff.adult.seen.map(({ url }) => url)).toEqual([path])
  },
)

test('R018 no way of asking gets past the gate or tells that a page is there', async () => {
  const real = await atAdult('/rande-1a2b', ENTERED)
  const gate = await atAdult('/napoveda')
  const conditions: Record<string, string>[] = [
    { 'if-none-match': String(real.headers.etag) },
    { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
    { range: 'bytes=0-50' },
    { 'x-inzrt-brand': 'general', 'x-forwarded-host': 'general.test' },
    { cookie: 'x=1, age-verified=1' },
  ]
  for (const headers of conditions) {
    for (const path of ['/rande-1a2b', '/%72ande-1a2b', '/RANDE-1a2b', '/rande-1a2b/']) {
      for (const method of ['GET', 'HEAD']) {
        const reply = await ask(bff.port, path, { host: ADULT_HOST, method, headers })
        expect(reply.headers.etag).not.toBe(real.headers.etag)
        expect(reply.text).not.toContain('/rande-1a2b</main>')
        if (path === '/rande-1a2b') expect(reply.headers.etag).toBe(gate.headers.etag)
        else expect(reply.status).toBe(308)
      }
    }
  }
})

test('R018 data of a page is refused like the page', async () => {
  const reply = await atAdult('/seznamka?_rsc=abc12', { rsc: '1' })
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.text).toContain('adult /vekova-brana')
})

const enter = (headers: Record<string, string>, body?: string) =>
  ask(bff.port, '/vekova-brana/vstoupit', {
    method: 'POST',
    host: ADULT_HOST,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(body === undefined ? {} : { body }),
  })

test('R020 R205 R302 „Vstoupit“ sets the cookie for an hour and returns to the page', async () => {
  const reply = await enter({
    origin: 'http://adult.test',
    referer: 'http://adult.test/seznamka?page=2',
  })
  expect([reply.status, reply.headers.location]).toEqual([303, '/seznamka?page=2'])
  expect(reply.headers['set-cookie']).toEqual([
    'age-verified=1; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('R205 over https the cookie is Secure', async () => {
  const secure = await startBff({ SCHEME: 'https' })
  const reply = await ask(secure.port, '/vekova-brana/vstoupit', {
    method: 'POST',
    host: ADULT_HOST,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(reply.headers['set-cookie']?.[0]).toContain('; Secure')
  await secure.close()
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '/%0d%0aset-cookie:a=1',
  '/vekova-brana',
  '/vekova-brana/vstoupit',
  'http://adult.test.evil.example/x',
])('R242 the way back never leaves the site: %s', async (target) => {
  const form = new URLSearchParams({ return: target }).toString()
  const replies = [
    await enter({ origin: 'http://adult.test' }, form),
    await enter({ origin: 'http://adult.test', referer: target }),
    await enter({ origin: 'http://adult.test', referer: `http://adult.test${target}` }),
  ]
  for (const { headers } of replies) {
    const location = String(headers.location)
    expect(new URL(location, 'http://adult.test').origin).toBe('http://adult.test')
    expect(location).not.toMatch(/vekova-brana|^\/\/|[\r\n]/)
  }
})

test('R021 nothing but „Vstoupit“ sets the cookie', async () => {
  for (const path of ['/', '/vekova-brana', '/seznamka']) {
    expect((await atAdult(path)).headers['set-cookie']).toBeUndefined()
  }
  const foreign = await enter({ origin: 'https://evil.example' })
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined])
})

test('the general site has no gate to enter', async () => {
  const reply = await ask(bff.port, '/vekova-brana/vstoupit', {
    method: 'POST',
    headers: { origin: 'http://general.test' },
  })
  expect(reply.status).toBe(404)
})

test('N013 the general host never shows what the adult shell draws, whatever the cookie', async () => {
  await atAdult('/rande', ENTERED)
  const reply = await ask(bff.port, '/rande', { headers: ENTERED })
  expect(reply.text).toContain('general /rande')
})
