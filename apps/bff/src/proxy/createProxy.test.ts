import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { HOSTILE_PATHS } from '../testing/hostilePaths.ts'
import { ADULT_HOST, startBff, type TestBff } from '../testing/startBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())
beforeEach(() => {
  for (const server of [bff.api, bff.general, bff.adult]) server.seen.length = 0
})

const asked = (): string[] =>
  [bff.api, bff.general, bff.adult].flatMap(({ seen }) => seen.map(({ url }) => url ?? ''))

test('R016 the host decides which site answers', async () => {
  expect((await ask(bff.port, '/auto-moto')).text).toContain('general /auto-moto')
  const entered = { cookie: 'age-verified=1' }
  const adult = await ask(bff.port, '/seznamka', { host: ADULT_HOST, headers: entered })
  expect(adult.text).toContain('adult /seznamka')
})

test('a host that is not ours gets a fixed page and nobody is asked', async () => {
  const reply = await ask(bff.port, '/auto-moto', { host: 'evil.example' })
  expect(reply.status).toBe(421)
  expect(reply.text).not.toContain('evil')
  expect(asked()).toEqual([])
})

test.each(HOSTILE_PATHS)(
  'R293 a hostile path gets 400 or 404 and reaches nobody: %j',
  async (path) => {
    const reply = await ask(bff.port, encodeURI(path) === path ? path : escapeForNode(path))
    expect([400, 404]).toContain(reply.status)
    expect(asked().filter((url) => url !== '/_not-found')).toEqual([])
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  },
)

/** Node's client refuses raw non-ASCII and spaces; as bytes of UTF-8 they travel. */
const escapeForNode = (path: string): string =>
  path.replace(/[^\x21-\x7e]/gu, (char) => encodeURIComponent(char))

test('R287 R298 what cannot exist shows the site’s own page of it, kept and drawn once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => ask(bff.port, `/a/b/${i}`, { host: 'www.general.test' })),
  )
  for (const reply of replies) {
    expect(reply.status).toBe(404)
    expect(reply.text).toContain('general /_not-found')
  }
  expect(asked()).toEqual(['/_not-found'])
})

test.each([
  ['POST', '/auto-moto', 'GET, HEAD'],
  ['PUT', '/auto-moto', 'GET, HEAD'],
  ['PATCH', '/', 'GET, HEAD'],
  ['DELETE', '/search', 'GET, HEAD'],
  ['OPTIONS', '/', 'GET, HEAD'],
  ['TRACE', '/', 'GET, HEAD'],
  ['PROPFIND', '/auto-moto', 'GET, HEAD'],
  ['POST', '/api/front/search', 'GET, HEAD'],
  ['GET', '/api/front/inzrts/kolo-1a2b/markInappropriate', 'PUT'],
  ['DELETE', '/api/front/inzrts/kolo-1a2b', 'GET, HEAD, PUT'],
  ['POST', '/api/image/demo/kolo-03.webp', 'GET, HEAD'],
  ['POST', '/_next/static/chunks/a.js', 'GET, HEAD'],
])('%s %s is 405 and says what is allowed: %s', async (method, path, allow) => {
  const reply = await ask(bff.port, path, { method })
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe(allow)
  expect(asked()).toEqual([])
})

test('POST /healthz is 405 for an operator', async () => {
  const reply = await ask(bff.port, '/healthz', { method: 'POST', host: 'localhost' })
  expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test.each(['something', '100-continue, something', '200-ok', ''])(
  'an expectation nobody can fulfil is 417 and reaches nobody: %j',
  async (expectation) => {
    const reply = await ask(bff.port, '/kola', { headers: { expect: expectation } })
    expect(reply.status).toBe(417)
    expect(asked()).toEqual([])
  },
)

test('a server action is refused whatever its method', async () => {
  for (const method of ['GET', 'POST']) {
    const reply = await ask(bff.port, '/auto-moto', { method, headers: { 'next-action': 'abc' } })
    expect(reply.status).toBe(405)
  }
  expect(asked()).toEqual([])
})

test.each([
  ['/Auto-Moto', '/auto-moto'],
  ['/auto-moto/', '/auto-moto'],
  ['/AUTO-MOTO/?utm=1&page=2', '/auto-moto?page=2'],
  ['/%61uto', '/auto'],
  ['/Search/?term=Kolo&x=%0d%0a', '/search?term=Kolo'],
])('%s moves for good to %s', async (path, location) => {
  const reply = await ask(bff.port, path)
  expect([reply.status, reply.headers.location]).toEqual([308, location])
  expect(asked()).toEqual([])
})

test('only keys a page knows go upstream, in one order', async () => {
  await ask(bff.port, '/kola?x=1&page=2&utm_source=a&order=price_asc&_rsc=zzz&__proto__=1')
  expect(asked()).toEqual(['/api/front/slug/kola', '/kola?order=price_asc&page=2'])
})

test.each(['/healthz', '/readyz', '/metrics'])(
  '%s answers this machine and nobody behind a proxy',
  async (path) => {
    for (const host of ['127.0.0.1', 'localhost:3000', '[::1]:9']) {
      expect((await ask(bff.port, path, { host })).status).toBe(200)
    }
    for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
      const headers = { [header]: '203.0.113.9' }
      expect((await ask(bff.port, path, { host: 'localhost', headers })).status).toBe(421)
    }
    expect((await ask(bff.port, path)).status).toBe(404)
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
      const reply = await ask(bff.port, path, { host })
      expect([reply.status, reply.text.includes('nodejs')]).toEqual([421, false])
    }
  },
)

test('security.txt names whom to write to', async () => {
  const reply = await ask(bff.port, '/.well-known/security.txt')
  expect(reply.text).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/)
})
