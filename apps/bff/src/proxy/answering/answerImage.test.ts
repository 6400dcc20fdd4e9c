import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { ADULT_HOST, startBff, type TestBff } from '../../testing/startBff.ts'
import { watchTimeouts } from '../../testing/watchTimeouts.ts'

let bff: TestBff
beforeEach(async () => {
  bff = await startBff()
  return () => bff.close()
})

const PICTURE = Buffer.alloc(300_000, 7)
const serve = (headers: Record<string, string>, status = 200) =>
  bff.api.answerWith((_, response) => {
    response.writeHead(status, { 'content-type': 'image/avif', etag: '"a1"', ...headers })
    response.end(status === 200 ? PICTURE : undefined)
  })

const PATH = '/api/image/2026/05/1a2b/77-small.webp'

test('P018 a picture passes whole, with a year of caching, in a format the browser knows', async () => {
  serve({ 'set-cookie': 'a=1', 'content-disposition': 'attachment' })
  const reply = await ask(bff.port, PATH, {
    headers: { accept: 'image/avif,image/webp,*/*', cookie: 'a=1' },
  })
  expect(reply.body.equals(PICTURE)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, s-maxage=3600, max-age=31536000, immutable',
    etag: '"a1"',
    vary: 'Accept',
    'content-disposition': 'inline',
  })
  expect(reply.headers['content-security-policy']).toContain('sandbox')
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect(bff.api.seen[0]?.headers).toMatchObject({ accept: 'image/avif,image/webp' })
})

test('P018 a picture the browser has is 304', async () => {
  serve({}, 304)
  const reply = await ask(bff.port, PATH, { headers: { 'if-none-match': '"a1"' } })
  expect(reply.status).toBe(304)
  expect(bff.api.seen[0]?.headers['if-none-match']).toBe('"a1"')
})

const TAGGED = { 'cache-tag': '/2026/05/1a2b/77.jpg' }

test('S001 a picture says by which name a CDN forgets it, and is asked for again in an hour', async () => {
  serve(TAGGED)

  expect((await ask(bff.port, PATH)).headers).toMatchObject({
    ...TAGGED,
    'cache-control': expect.stringContaining('s-maxage=3600'),
  })
})

test('R018 pictures of the adult site stay in the visitor’s own browser', async () => {
  serve(TAGGED)
  const headers = { cookie: 'age-verified=1' }
  const reply = await ask(bff.port, PATH, { host: ADULT_HOST, headers })
  expect(reply.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  expect(reply.headers['cache-tag']).toBeUndefined()
})

test('V009 P039 a picture by a sealed address lies in no cache that others share', async () => {
  serve({})
  const reply = await ask(bff.port, PATH.replace('/2026', `/sealed-${'s'.repeat(22)}/2026`))
  expect(reply.headers['cache-control']).toBe('private, max-age=31536000, immutable')
})

test.each([
  ['text/html', 200, 502],
  ['image/svg+xml;x', 200, 502],
  ['image/avif', 404, 404],
  ['image/avif', 429, 429],
  ['image/avif', 500, 502],
  ['image/avif', 302, 502],
])('what is no picture (%s, %i) is not shown: %i', async (type, status, expected) => {
  serve({ 'content-type': type, location: 'https://evil.example' }, status)
  const reply = await ask(bff.port, PATH)
  expect(reply.status).toBe(expected)
  expect(JSON.parse(reply.text).message).not.toContain('evil')
})

test('S014 a picture has longer than a call: others may be made before it', async () => {
  serve({})
  const allowed = watchTimeouts(bff.parts.images)
  await ask(bff.port, PATH)

  expect(allowed).toEqual({ [PATH]: 12_000 })
})

test('a picture that breaks off never looks whole', async () => {
  bff.api.answerWith((request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1000' })
    response.write('abc', () => request.socket.destroy())
  })
  await expect(ask(bff.port, PATH)).rejects.toThrow()
})

test('pictures one visitor keeps open keep neither pictures nor calls from others', async () => {
  await bff.close()
  bff = await startBff({ TRUSTED_PROXIES: '127.0.0.1' })
  bff.api.answerWith(({ url = '' }, response) => {
    response.writeHead(200, {
      'content-type': url.startsWith('/api/image') ? 'image/webp' : 'application/json',
    })
    if (url.includes('endless')) response.write('x')
    else response.end('{"data":[]}')
  })
  const as = (client: string) => ({ headers: { 'x-forwarded-for': client } })
  const sockets = Array.from({ length: 140 }, () => {
    const socket = connect(bff.port, '127.0.0.1')
    socket.write(
      'GET /api/image/a/endless.webp HTTP/1.1\r\nHost: general.test\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n',
    )
    return socket
  })
  const answers = await Promise.all(
    sockets.map(async (socket) => String((await once(socket, 'data'))[0])),
  )
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200'))).toHaveLength(64)
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 429'))).toHaveLength(76)

  expect((await ask(bff.port, '/api/image/a/kolo.webp', as('203.0.113.8'))).status).toBe(200)
  expect((await ask(bff.port, '/api/front/sections', as('203.0.113.7'))).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})
