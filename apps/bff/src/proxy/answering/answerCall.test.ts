import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { READ_ONLY_MESSAGE } from '@inzrt/contracts/wire/codes'
import { HOUR_MS } from '@inzrt/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../../testing/answers.ts'
import { ask } from '../../testing/ask.ts'
import { INTERNAL_KEY, startBff, type TestBff } from '../../testing/startBff.ts'
import { REAL_TIME } from '../../testing/testTime.ts'

let time = 9_000_000
const clock = {
  now: () => time,
  wait: REAL_TIME.wait,
}

let bff: TestBff
beforeEach(async () => {
  bff = await startBff({}, clock)
  return () => bff.close()
})

const AD = '/api/front/inzrts/kolo-1a2b'
const REPORT = `${AD}/markInappropriate`
const SITE = { 'sec-fetch-site': 'same-origin', 'x-inzrt-csrf': '1' }
const OURS = { ...SITE, 'content-type': 'application/json' }
const report = (headers: Record<string, string>, body?: string, path = REPORT) =>
  ask(bff.port, path, { method: 'PUT', headers, ...(body === undefined ? {} : { body }) })

test.each(['short', 'two, keys', '"quoted-as-a-draft-has-it"', 'x'.repeat(256)])(
  'a write under a key that cannot make it once is refused, not made: %s',
  async (key) => {
    const { status, body } = await report({ ...SITE, 'idempotency-key': key })

    expect([status, JSON.parse(String(body)).message]).toEqual([
      400,
      expect.stringContaining('Idempotency-Key'),
    ])
    expect(bff.api.seen).toEqual([])
  },
)

test.each([`${AD}/markAsHavingWrongSection`, REPORT])(
  'R003 R256 R257 a report to %s reaches the API with its body and without one',
  async (path) => {
    const asked: string[] = []
    bff.api.answerWith(async (request, response) => {
      asked.push(`${request.url} ${await readText(request)}`)
      jsonAnswer({ data: {} })(request, response)
    })
    expect((await report(SITE, undefined, path)).status).toBe(200)
    expect((await report(OURS, '{"reason":"illegal"}', path)).status).toBe(200)
    expect(asked).toEqual([`${path} `, `${path} {"reason":"illegal"}`])
  },
)

test('a visitor who is still sending too much hears so before the connection ends', async () => {
  const socket = connect(bff.port, '127.0.0.1')
  const lines = Object.entries(OURS).map(([name, value]) => `${name}: ${value}`)
  const head = `PUT ${REPORT} HTTP/1.1\r\nHost: general.test\r\n${lines.join('\r\n')}`
  socket.write(`${head}\r\nContent-Length: 900000\r\n\r\n`)
  for (let i = 0; i < 90; i++) socket.write('x'.repeat(10_000))
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'close')
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
})

test('a body over its bound is refused before the API sees a byte', async () => {
  const large = JSON.stringify({ explanation: 'x'.repeat(17_000) })
  const chunked = { ...OURS, 'transfer-encoding': 'chunked' }
  for (const headers of [OURS, chunked]) {
    const reply = await report(headers, large)
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([413, 'payload_too_large'])
  }
  expect(bff.api.seen).toEqual([])
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json\t; charset=utf-8',
  'application/json ;charset=utf-8',
  'application/json;charset=utf-16',
  'application/jsonx',
  'text/json',
  'application/json, text/plain',
])('a body of the type „%s“ is refused: only JSON must be asked for first', async (type) => {
  expect((await report({ ...OURS, 'content-type': type }, '{}')).status).toBe(415)
  expect(bff.api.seen).toEqual([])
})

test.each(['{', '', '{"a":1}x', "{'a':1}"])('what is not JSON is refused: %j', async (body) => {
  const reply = await report({ ...OURS, 'content-length': String(body.length) }, body)
  expect(body === '' ? [200] : [415]).toContain(reply.status)
})

test('a write from a foreign page is refused before the API hears of it', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ]
  for (const headers of foreign) expect((await report(headers)).status).toBe(403)
  expect(bff.api.seen).toEqual([])
})

test.each([
  ['/api/front/search?q=kolo', 60, 60],
  ['/api/front/psc/search?term=brno', 120, 60],
])('R258 R259 %s: %i calls a minute, then 429 with the wait', async (path, count, wait) => {
  for (let i = 0; i < count; i++) expect((await ask(bff.port, path)).status).toBe(200)
  const reply = await ask(bff.port, path)
  expect(reply.status).toBe(429)
  expect(reply.headers['retry-after']).toBe(String(wait))
  expect(JSON.parse(reply.text)).toEqual({
    message: 'Příliš mnoho pokusů.',
    code: 'rate_limited',
    retryAfter: wait,
  })
  time += 60_000
  expect((await ask(bff.port, path)).status).toBe(200)
})

test('R003 twenty reports an hour', async () => {
  for (let i = 0; i < 20; i++) expect((await report(OURS, '{}')).status).toBe(200)
  expect((await report(OURS, '{}')).status).toBe(429)
})

test('R223 P041 a visitor’s flood of reports is told to the api once an hour', async () => {
  const flood = async (headers: Record<string, string> = OURS) => {
    for (let i = 0; i < 25; i++) await report(headers, '{}')
  }
  const told = () => bff.api.seen.filter(({ url }) => url === '/api/front/report-floods')
  await flood()
  await flood({ ...OURS, 'content-type': 'multipart/form-data; boundary=x' })
  await expect.poll(told).toHaveLength(1)

  expect(told()[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-inzrt-key': INTERNAL_KEY },
  })
  time += HOUR_MS
  await flood()
  await expect.poll(told).toHaveLength(2)
})

test('R223 reports up to the limit are no flood, and no visitor can detect one', async () => {
  for (let i = 0; i < 20; i++) await report(OURS, '{}')
  const made = await ask(bff.port, '/api/front/report-floods', {
    method: 'POST',
    headers: OURS,
    body: '{"slug":"kolo-1a2b"}',
  })

  expect(made.status).toBe(404)
  expect(bff.api.seen.filter(({ url }) => url?.includes('flood'))).toEqual([])
})

test('a large answer travels compressed', async () => {
  bff.api.answerWith(jsonAnswer({ data: 'x'.repeat(5000) }))
  const reply = await ask(bff.port, '/api/front/sections', {
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(JSON.parse(gunzipSync(reply.body).toString()).data).toHaveLength(5000)
})

test.each([400, 401, 403, 404, 409, 410, 422, 429])(
  'the API’s own %i passes with its text',
  async (status) => {
    bff.api.answerWith(jsonAnswer({ message: 'Zkontrolujte', code: 'x' }, status))
    const reply = await ask(bff.port, '/api/front/sections')
    expect([reply.status, JSON.parse(reply.text).message]).toEqual([status, 'Zkontrolujte'])
  },
)

test('keys of a call that nobody knows stay outside, twins count once', async () => {
  await ask(
    bff.port,
    '/api/front/search?x=1&q=kolo&q=auto&types[]=offer&types%5B%5D=inquiry&types[]=offer',
  )
  expect(bff.api.seen[0]?.url).toBe(
    '/api/front/search?q=kolo&types%5B%5D=inquiry&types%5B%5D=offer',
  )
})

test('S014 that there is no room for a photo reaches its sender, and slows nothing else', async () => {
  const message = 'Fotku teď nemáme kam uložit. Zkuste to prosím později.'
  bff.api.answerWith(jsonAnswer({ message, code: 'storage' }, 507))
  const upload = () =>
    ask(bff.port, '/api/front/images', {
      method: 'POST',
      headers: { ...SITE, 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b--\r\n',
    })
  for (let n = 0; n < 10; n++) {
    const { status, text } = await upload()
    expect([status, JSON.parse(text).message]).toEqual([507, message])
  }
  expect(bff.parts.api.breaker.open).toBe(false)
})

test('S006 an api that only reads for now is told of, and goes on being asked', async () => {
  bff.api.answerWith((_, response) =>
    response
      .writeHead(503, { 'content-type': 'application/json', 'retry-after': '30' })
      .end(JSON.stringify({ message: 'Teď ne.', code: 'read_only' })),
  )
  for (let n = 0; n < 10; n++) {
    const { status, headers, text } = await report(OURS, '{}')
    expect([status, headers['retry-after'], JSON.parse(text)]).toEqual([
      503,
      '30',
      { message: READ_ONLY_MESSAGE, code: 'read_only', retryAfter: 30 },
    ])
  }

  expect(bff.parts.api.breaker.open).toBe(false)
})
