import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw } from '../testing/askRaw.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())

const HOST = 'Host: general.test\r\n'
const CALL = 'PUT /api/front/inzrts/kolo-1a2b/markInappropriate HTTP/1.1\r\n'
const JSON_TYPE =
  'Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nX-Inzrt-Csrf: 1\r\n'
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: general.test\r\n\r\n'

/** Each could make two servers disagree where a request ends. */
test.each([
  ['two lengths', `${CALL}${HOST}${JSON_TYPE}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`],
  [
    'two equal lengths',
    `${CALL}${HOST}${JSON_TYPE}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  [
    'length and chunks',
    `${CALL}${HOST}${JSON_TYPE}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'chunks and length',
    `${CALL}${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n`,
  ],
  [
    'two encodings',
    `${CALL}${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  ],
  ['unknown encoding', `${CALL}${HOST}${JSON_TYPE}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  [
    'encoding behind a space',
    `${CALL}${HOST}${JSON_TYPE}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'folded header',
    `${CALL}${HOST}${JSON_TYPE}X: a\r\n chunked\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['negative length', `${CALL}${HOST}${JSON_TYPE}Content-Length: -1\r\n\r\n`],
  ['signed length', `${CALL}${HOST}${JSON_TYPE}Content-Length: +2\r\n\r\n{}`],
  ['length in hex', `${CALL}${HOST}${JSON_TYPE}Content-Length: 0x2\r\n\r\n{}`],
  [
    'a list of encodings',
    `${CALL}${HOST}${JSON_TYPE}Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'an empty encoding',
    `${CALL}${HOST}${JSON_TYPE}Transfer-Encoding: ,chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ],
  ['a list of hosts', 'GET / HTTP/1.1\r\nHost: general.test, evil.example\r\n\r\n'],
  [
    'a request behind a body of a GET',
    `GET / HTTP/1.1\r\n${HOST}Content-Length: 1\r\n\r\nx${SMUGGLED}`,
  ],
  ['list of lengths', `${CALL}${HOST}${JSON_TYPE}Content-Length: 2, 2\r\n\r\n{}`],
  [
    'chunk size with a sign',
    `${CALL}${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'chunk size with a bare line feed',
    `${CALL}${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n`,
  ],
  [
    'body of a GET',
    `GET / HTTP/1.1\r\n${HOST}Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  ],
  ['chunks of a GET', `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['no host in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
  ['a whole address', `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n`],
  ['an authority', `GET evil.example:80 HTTP/1.1\r\n${HOST}\r\n`],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: general.test\n\n'],
  ['NUL in a header', `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`],
  ['space in a name', `GET / HTTP/1.1\r\n${HOST}X y: a\r\n\r\n`],
  ['unknown method', `BREW / HTTP/1.1\r\n${HOST}\r\n`],
  ['HTTP/9', `GET / HTTP/9.0\r\n${HOST}\r\n`],
  ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
  ['a hundred and one headers', `GET / HTTP/1.1\r\n${HOST}${'X: 1\r\n'.repeat(101)}\r\n`],
])('%s: 400, the connection is closed and nobody is asked', async (_, bytes) => {
  const before = bff.api.seen.length + bff.general.seen.length
  const answer = await askRaw(bff.port, bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
  expect(answer).toContain('Connection: close')
  expect(answer).toContain("Content-Security-Policy: default-src 'none'")
  expect(bff.api.seen.length + bff.general.seen.length).toBe(before)
})

test('a connection that served before learns why its next request is refused', async () => {
  const socket = connect(bff.port, '127.0.0.1')
  socket.write(`GET /kola HTTP/1.1\r\n${HOST}\r\n`)
  const [first] = await once(socket, 'data')
  socket.write(`GET /kola HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n`)
  const [second] = await once(socket, 'data')
  await once(socket, 'close')
  expect(String(first)).toMatch(/^HTTP\/1\.1 200 /)
  expect(String(second)).toMatch(/^HTTP\/1\.1 400 /)
})

test('a request that breaks off while it is still being sent hears why', async () => {
  const socket = connect(bff.port, '127.0.0.1')
  socket.setNoDelay(true)
  for (const byte of `GET /\xff HTTP/1.1\r\n${HOST}\r\n${'x'.repeat(300)}`) {
    socket.write(byte, 'latin1')
  }
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'close')
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
})

test('what is sent behind the last request of a connection is not listened to', async () => {
  bff.general.seen.length = 0
  const last = `GET /napoveda HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`
  const answer = await askRaw(bff.port, last + SMUGGLED.replace('/smuggled', '/o-inzerci'))
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200'])
  expect(bff.general.seen.map(({ url }) => url)).toEqual(['/napoveda'])
})

test('an answer that has begun is cut off, nothing is written into the middle of it', async () => {
  bff.api.answerWith((_, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 1000 })
    response.write('x'.repeat(10))
  })
  const socket = connect(bff.port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    if (text === '') socket.write('rubbish\r\n\r\n')
    text += chunk
  })
  socket.write(`GET /api/image/demo/kolo.webp HTTP/1.1\r\n${HOST}\r\n`)
  await once(socket, 'close')
  expect(text).toMatch(/^HTTP\/1\.1 200 /)
  expect(text).not.toContain('HTTP/1.1 400')
})

test('headers of 20 kB are too large: 431', async () => {
  const answer = await askRaw(bff.port, `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('X-Content-Type-Options: nosniff')
})

test('CONNECT opens no tunnel', async () => {
  const answer = await askRaw(bff.port, `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
})

test('an upgrade is not taken up: the page comes as always', async () => {
  const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n'
  const answer = await askRaw(bff.port, `GET /kola HTTP/1.1\r\n${HOST}${upgrade}\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('the time limits are those of the design', () => {
  const { headersTimeout, requestTimeout } = bff.app.server
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 5000,
    requestTimeout: 60_000,
  })
})
