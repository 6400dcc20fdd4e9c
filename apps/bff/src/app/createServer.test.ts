import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw } from '../testing/askRaw.ts'
import { smugglingTable } from '../testing/attacks/smugglingTable.ts'
import { GENERAL_HOST, startBff, type TestBff } from '../testing/startBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff({ BUDGET_FACTOR: '1000000' })
})
afterAll(() => bff.close())

const HOST = 'Host: general.test\r\n'
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: general.test\r\n\r\n'

const ROWS = smugglingTable(GENERAL_HOST).flatMap(({ name, bytes }) => [
  [name, 'in one piece', bytes, bytes.length] as const,
  [name, 'byte by byte', bytes, 1] as const,
])

test.each(ROWS)('%s %s: one refusal, a closed connection, nobody is asked', async (...row) => {
  const [, , bytes, size] = row
  const before = bff.api.seen.length + bff.general.seen.length
  const answer = await askRaw(bff.port, bytes, size)
  const status = bytes.startsWith('OPTIONS / ') ? 405 : 400
  expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
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
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  expect(bff.general.seen.map(({ url }) => url)).toEqual(['/napoveda'])
})

test('of many requests sent ahead the first are answered and end their connection', async () => {
  bff.general.seen.length = 0
  const paths = Array.from({ length: 15 }, (_, n) => `/napoveda-${n}`)
  const answer = await askRaw(
    bff.port,
    paths.map((path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`).join(''),
  )
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toHaveLength(4)
  expect(
    answer
      .match(/^Connection: .+/gm)
      ?.at(-1)
      ?.trim(),
  ).toBe('Connection: close')
  expect(bff.general.seen.map(({ url }) => url).toSorted()).toEqual(paths.slice(0, 4))
})

const manyOf = (line: string): string =>
  `${line}\r\n${HOST}Connection: keep-alive\r\nContent-Length: 1\r\n\r\nx`.repeat(500)

test('of the first bytes with hundreds of requests four are heard, of the next none', async () => {
  const fresh = await startBff()
  const train = `GET /napoveda HTTP/1.1\r\n${HOST}\r\n`.repeat(500)
  const statuses = async () => (await askRaw(fresh.port, train)).match(/HTTP\/1\.1 \d+/g)
  const answers = [await statuses(), await statuses()]
  await fresh.close()

  expect(answers).toEqual([Array(4).fill('HTTP/1.1 200'), ['HTTP/1.1 400']])
})

test.each([
  'GET /napoveda HTTP/1.1',
  'GET /napoveda HTTP/1.0',
  'GET /napoveda HTTP/0.9',
  'GET /napoveda HTTP/2.0',
  'GET /napoveda',
  'GET http://general.test/napoveda',
  'GET   /napoveda   HTTP/1.1',
  'SOURCE /napoveda ICE/1.0',
  'DESCRIBE /napoveda RTSP/1.0',
  'OPTIONS *',
])('a piece of bytes with hundreds of „%s“ is refused before the first of them', async (line) => {
  await askRaw(bff.port, manyOf('GET /napoveda HTTP/1.1'))
  let heard = 0
  const count = () => {
    heard += 1
  }
  bff.app.server.on('request', count)
  const answer = await askRaw(bff.port, manyOf(line))
  bff.app.server.off('request', count)

  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  expect(heard).toBe(0)
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
