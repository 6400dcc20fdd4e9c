import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { DAY_MS, MINUTE_MS } from '@inzrt/domain/time'
import { beforeEach, expect, test, vi } from 'vitest'
import { jsonAnswer, pageAnswer } from '../../testing/answers.ts'
import { ask } from '../../testing/ask.ts'
import { startBff, type TestBff } from '../../testing/startBff.ts'
import { createStandingClock } from '../../testing/testTime.ts'

/** A busy second of the API: no reason to show a failure. */
const SLOW_MS = 1000
const clock = createStandingClock()

let bff: TestBff
beforeEach(async () => {
  bff = await startBff({}, clock)
  return () => bff.close()
})

const LONG = 'ahoj světe '.repeat(200)

test('a page travels as brotli, gzip or as it is, and is the same page', async () => {
  bff.general.answerWith(pageAnswer(LONG))
  const [br, gzip, plain, picky] = await Promise.all(
    ['gzip, deflate, br, zstd', 'gzip;q=0.8', '', 'br;q=0, gzip;q=0'].map((encoding) =>
      ask(bff.port, '/kola', { headers: { 'accept-encoding': encoding } }),
    ),
  )
  expect(br?.headers['content-encoding']).toBe('br')
  expect(gzip?.headers['content-encoding']).toBe('gzip')
  expect(plain?.headers['content-encoding']).toBeUndefined()
  expect(picky?.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(plain?.text)
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(plain?.text)
  for (const reply of [br, gzip, plain]) {
    expect(reply?.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
    expect(Number(reply?.headers['content-length'])).toBe(reply?.body.length)
  }
  expect(bff.general.seen).toHaveLength(1)
})

test('a browser with the page gets 304 and the page’s policy, after a change the page', async () => {
  const first = await ask(bff.port, '/kola')
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await ask(bff.port, '/kola', { headers })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])

  bff.general.answerWith(pageAnswer('changed'))
  clock.pass(31_000)
  expect((await ask(bff.port, '/kola', { headers })).text).toContain('changed')
})

test('HEAD says what GET would, without a body', async () => {
  const get = await ask(bff.port, '/kola')
  const head = await ask(bff.port, '/kola', { method: 'HEAD' })
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test.each([
  ['gone', () => bff.general.close()],
  ['failing', () => bff.general.answerWith(jsonAnswer({}, 500))],
  ['reset', () => bff.general.answerWith((request) => request.socket.destroy())],
  ['hanging', () => bff.general.answerWith(() => undefined)],
  ['without its API', () => bff.api.close()],
])('with the shell %s browsing goes on over cached pages, marked as old', async (_, spoil) => {
  await ask(bff.port, '/kola')
  await spoil()
  if (_ === 'without its API') bff.general.answerWith(jsonAnswer({}, 500))
  clock.pass(DAY_MS - MINUTE_MS)
  for (let i = 0; i < 5; i++) {
    const reply = await ask(bff.port, '/kola')
    expect(reply.status).toBe(200)
    expect(reply.headers.age).toBe('86340')
    expect(reply.headers['server-timing']).toContain('stale;desc="86340"')
  }
})

test('R141 R298 a cold page while the shell fails is a designed 502, never a 500', async () => {
  bff.general.answerWith(jsonAnswer({ stack: 'at /srv/secret.js' }, 500))
  const reply = await ask(bff.port, '/kola')
  expect(reply.status).toBe(502)
  expect(reply.text).toContain('<h1>Chyba 502 - stránka nefunguje</h1>')
  expect(reply.text).toContain('Omlouváme se.')
  expect(reply.text).toContain('mailto:podpora@inzrt.example')
  expect(reply.text).not.toContain('secret')
})

test('R287 an unknown slug asks the API alone and shows the cached page of what is missing', async () => {
  bff.api.answerWith(jsonAnswer({ message: 'x', code: 'not_found' }, 404))
  for (let i = 0; i < 30; i++) {
    const reply = await ask(bff.port, `/nic-takoveho-${i}`)
    expect(reply.status).toBe(404)
    expect(reply.text).toContain('general /_not-found')
  }
  expect(bff.general.seen.map(({ url }) => url)).toEqual(['/_not-found'])
})

test('a page waits for an API that is slow to say whether its address leads anywhere', async () => {
  bff.api.answerWith((request, response) => {
    setTimeout(() => jsonAnswer({ data: {} })(request, response), SLOW_MS)
  })
  expect((await ask(bff.port, '/kola')).status).toBe(200)
})

test('who keeps guessing addresses has to wait', async () => {
  bff.api.answerWith(jsonAnswer({ message: 'x', code: 'not_found' }, 404))
  const statuses: number[] = []
  for (let i = 0; i < 130; i++) statuses.push((await ask(bff.port, `/nic-${i}`)).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
  expect((await ask(bff.port, '/nic-x')).headers['retry-after']).toBe('60')
  clock.pass(61_000)
  expect((await ask(bff.port, '/nic-y')).status).toBe(404)
})

test.each([
  ['/search?term=slovo', 60],
  ['/kola-', 300],
])(
  'a client of page after page of %s has to wait; cached pages come as always',
  async (path, most) => {
    await ask(bff.port, '/napoveda')
    const before = path.startsWith('/search') ? 0 : 1
    for (let i = 1 + before; i <= most; i++)
      expect((await ask(bff.port, path + i)).status).toBe(200)
    const refused = await ask(bff.port, `${path}9999`)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await ask(bff.port, '/napoveda')).status).toBe(200)
    clock.pass(31_000)
    expect((await ask(bff.port, '/napoveda')).status).toBe(200)
    expect((await ask(bff.port, `${path}2`)).status).toBe(200)
  },
)

test('an address that moved is passed on when it stays on the site', async () => {
  const move = (location: string) =>
    bff.general.answerWith((_, response) => {
      response.writeHead(301, { location })
      response.end()
    })
  move('/nova-adresa')
  const moved = await ask(bff.port, '/stara-adresa')
  expect([moved.status, moved.headers.location]).toEqual([301, '/nova-adresa'])
  for (const [i, location] of ['https://evil.example', '//evil.example', '/\\evil'].entries()) {
    move(location)
    const reply = await ask(bff.port, `/zla-adresa-${i}`)
    expect([reply.status, reply.headers.location]).toEqual([502, undefined])
  }
})

test.each(['/kola?page=2', '/robots.txt', '/manifest.webmanifest', '/vekova-brana', '/search'])(
  'a request for navigation data gets the page, and no shell hears of it at %s',
  async (path) => {
    const page = await ask(bff.port, path)
    const rsc = { rsc: '1', 'next-url': '/kola', 'next-router-prefetch': '1' }
    for (const token of ['ab1', '', '//evil', 'ab1&_rsc=2']) {
      const mark = path.includes('?') ? '&' : '?'
      const reply = await ask(bff.port, `${path}${mark}_rsc=${token}`, { headers: rsc })
      expect([reply.status, reply.text]).toEqual([page.status, page.text])
    }
    expect(bff.general.seen.map(({ url }) => url)).toEqual([path])
    expect(bff.general.seen[0]?.headers).not.toHaveProperty('rsc')
  },
)

const UNKEYED = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-url',
  'x-host',
  'x-middleware-prefetch',
  'x-nextjs-data',
  'next-router-prefetch',
  'user-agent',
  'accept-language',
  'cookie',
  'authorization',
  'origin',
  'range',
  'accept',
]

test('what is not in the key does not change the cached page', async () => {
  bff.general.answerWith((request, response) =>
    pageAnswer(JSON.stringify(request.headers) + request.url)(request, response),
  )
  const pure = await ask(bff.port, '/kola')
  for (const name of UNKEYED) {
    clock.pass(31_000)
    const reply = await ask(bff.port, `/kola?${name}=canary`, { headers: { [name]: 'canary' } })
    expect(reply.text).not.toContain('canary')
  }
  clock.pass(31_000)
  const idOf = /"x-request-id":"[^"]+"/
  expect((await ask(bff.port, '/kola')).text.replace(idOf, '')).toBe(pure.text.replace(idOf, ''))
})

test('for half a minute after a start pages wait longer for their turn to be drawn', async () => {
  const drawn = vi.spyOn(bff.parts.shells.general, 'ask')
  const waitOf = async (path: string) => {
    expect((await ask(bff.port, path)).status).toBe(200)
    return drawn.mock.lastCall?.[2]?.waitMs
  }
  expect(await waitOf('/kola')).toBe(4_000)
  clock.pass(30_000)
  expect(await waitOf('/auta')).toBeUndefined()
})
