import { afterAll, expect, test } from 'vitest'
import { type Answers, answerOf, startRawServer } from '../../test/startRawServer.ts'
import { createOutside } from './createOutside.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { reachOutside, reachThisMachine } from './reach.ts'

const CHUNK = Buffer.alloc(64 * 1024, 'x')
const redirect = (to: string) => (socket: { end: (answer: Buffer) => unknown }) =>
  socket.end(answerOf('', `302 Found\r\nlocation: ${to}\r\ncontent-length: 0`))

const inner = await startRawServer({ '/secret': (socket) => socket.end(answerOf('secret')) })
const answers: Record<string, Answers[string]> = {
  '/photo': (socket) => socket.end(answerOf('photo')),
  '/nearby': redirect('photo'),
  '/inside': redirect(`${inner.origin}/secret`),
  '/file': redirect('file:///etc/passwd'),
  '/nowhere': redirect(''),
  '/loop': redirect('/loop'),
  '/three': redirect('/two'),
  '/two': redirect('/nearby'),
  '/four': redirect('/three'),
  '/endless': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    const more = () => {
      while (socket.writable && socket.write(CHUNK));
    }
    socket.on('drain', more)
    more()
  },
  '/endless-head': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const more = () => {
      while (socket.writable && socket.write(`x-more: ${CHUNK}\r\n`));
    }
    socket.on('drain', more)
    more()
  },
  '/silent': () => undefined,
  '/slow': (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nbegun'),
  '/says-too-much': (socket) =>
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 999999999\r\n\r\nx'),
  '/says-too-little': (socket) =>
    socket.end(answerOf('photo and more', '200 OK\r\ncontent-length: 5')),
  '/torn': (socket) => socket.end(answerOf('torn', '200 OK\r\ncontent-length: 100')),
  '/chatter': (socket) => socket.end('This is no HTTP.\r\n\r\n'),
  '/gone': (socket) => socket.end(answerOf('', '410 Gone\r\ncontent-length: 0')),
  '/other': (socket) => socket.end(answerOf('', '204 No Content')),
}
const shop = await startRawServer(answers)
afterAll(() => {
  shop.stop()
  inner.stop()
})

/** Reaches the shop alone. */
const outside = createOutside((_, port) => port === shop.port)
const ASKED = { mostBytes: 1_000, ms: 10_000 }
const fetchPath = (path: string, asked: object = {}) =>
  outside.fetch(`${shop.origin}${path}`, { ...ASKED, ...asked })

test.each(['/photo', '/nearby', '/two', '/three'])(
  'P064 %s comes, also from where it is sent on to',
  async (path) => {
    expect(await fetchPath(path)).toEqual({ bytes: Buffer.from('photo') })
  },
)

test('P064 nothing is sent along that tells who asks', async () => {
  shop.heads.length = 0
  await fetchPath('/photo')

  expect(shop.heads.join('').toLowerCase()).not.toMatch(
    /cookie|authorization|x-inzrt|referer|user-agent/,
  )
})

test.each([
  ['/inside', { fault: 'away' }],
  ['/file', { fault: 'address' }],
  ['/loop', { fault: 'redirects' }],
  ['/four', { fault: 'redirects' }],
  ['/endless', { fault: 'large' }],
  ['/endless-head', { fault: 'away' }],
  ['/says-too-much', { fault: 'large' }],
  ['/torn', { fault: 'away' }],
  ['/chatter', { fault: 'away' }],
  ['/missing', { fault: 'status', status: 404 }],
  ['/gone', { fault: 'status', status: 410 }],
  ['/other', { fault: 'status', status: 204 }],
])('P064 %s is told and brings nothing', async (path, told) => {
  expect(await fetchPath(path)).toEqual(told)
  expect(inner.asked).toEqual([])
  await expect.poll(shop.open).toBe(0)
})

test('P064 an answer longer than it says is read as far as it says, or not at all', async () => {
  expect([{ fault: 'away' }, { bytes: Buffer.from('photo') }]).toContainEqual(
    await fetchPath('/says-too-little'),
  )
})

test.each(['/silent', '/slow'])('P064 %s is waited for no longer than told', async (path) => {
  expect(await fetchPath(path, { ms: 50 })).toEqual({ fault: 'slow' })
  await expect.poll(shop.open).toBe(0)
})

test('P064 what nobody waits for any more ends at once', async () => {
  const stop = new AbortController()
  const fetched = fetchPath('/silent', { stopping: stop.signal })
  await expect.poll(shop.open).toBe(1)
  stop.abort()

  expect(await fetched).toEqual({ fault: 'slow' })
  await expect.poll(shop.open).toBe(0)
})

test('P064 a name that is not found in time is given up', { timeout: 5_000 }, async () => {
  const asleep = createOutside(reachOutside, () => new Promise(() => undefined))

  expect(await asleep.fetch('https://shop.example/1.jpg', { ...ASKED, ms: 50 })).toEqual({
    fault: 'slow',
  })
})

/** Hosts of this machine, of its inner network and of nobody, in all spellings. */
const INNER = [
  ...['127.0.0.1', '127.1', '127.0.0.53', '0.0.0.0', '0', '2130706433', '017700000001'],
  ...['0x7f000001', '0x7f.1', '10.0.0.1', '10.255.255.255', '012.0.0.1', '172.16.0.1'],
  ...['172.31.255.255', '192.168.1.1', '169.254.169.254', '0xa9fea9fe', '100.64.0.1'],
  ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '[::1]', '[::]'],
  ...['[::ffff:127.0.0.1]', '[::ffff:a00:1]', '[::127.0.0.1]', '[fc00::1]', '[fd12:3456::1]'],
  ...['[fe80::1]', '[ff02::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:db8::1]'],
  ...['[2001::1]', '１２７.0.0.1', '127。0。0。1', 'localhost', 'localhost.'],
]

test.each(INNER)('P064 %s is not reached, whatever the port', async (host) => {
  const public_ = createOutside(isPublicAddress)

  expect(await public_.fetch(`http://${host}:${shop.port}/photo`, ASKED)).toEqual({ fault: 'away' })
})

test('P064 no inner host was connected to', async () => {
  shop.asked.length = 0
  const public_ = createOutside(isPublicAddress)
  for (const host of INNER) await public_.fetch(`http://${host}:${shop.port}/photo`, ASKED)

  expect(shop.asked).toEqual([])
})

test.each([[['127.0.0.1']], [['93.184.215.14', '127.0.0.1']], [['::ffff:127.0.0.1']], [[]]])(
  'P064 a name that stands for %j is not reached',
  async (addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const named = createOutside(isPublicAddress, resolve)

    expect(await named.fetch(`http://shop.example:${shop.port}/photo`, ASKED)).toEqual({
      fault: 'away',
    })
  },
)

test('P064 a name is looked up once: what was allowed is what is connected to', async () => {
  const found = ['127.0.0.1', '10.0.0.1']
  const resolve = async () => [{ address: found.shift() ?? '', family: 4 }]
  const named = createOutside(reachThisMachine, resolve)

  expect(await named.fetch(`http://shop.example:${shop.port}/photo`, ASKED)).toEqual({
    bytes: Buffer.from('photo'),
  })
  expect(found).toEqual(['10.0.0.1'])
})

test.each([
  'ftp://shop.example/1.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AA==',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'https://jana:heslo@shop.example/1.jpg',
  'https://',
  '//shop.example/1.jpg',
  '/1.jpg',
  '',
])('P064 %j is no address of a photo', async (address) => {
  expect(await outside.fetch(address, ASKED)).toEqual({ fault: 'address' })
})

test.each([
  ['93.184.215.14', 443, true],
  ['93.184.215.14', 80, true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 443, true],
  ['93.184.215.14', 22, false],
  ['93.184.215.14', 6379, false],
  ['127.0.0.1', 443, false],
  ['no address', 443, false],
])('P064 outside of this machine the web alone is reached: %s %i', (address, port, is) => {
  expect(reachOutside(address, port)).toBe(is)
  expect(reachThisMachine(address, port)).toBe(is || address === '127.0.0.1')
})
