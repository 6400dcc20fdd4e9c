import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENERAL_HOST, startBff, type TestBff } from '../testing/startBff.ts'
import { MOST_EACH } from './limitConnections.ts'

let direct: TestBff
let proxied: TestBff
beforeAll(async () => {
  direct = await startBff({ BUDGET_FACTOR: '1' })
  proxied = await startBff({ BUDGET_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' })
})
const sockets: Socket[] = []
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await direct.close()
  await proxied.close()
})

const hold = async ({ port }: TestBff, localAddress = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')

  return socket
}

/** The first bytes of an answer, or none where the connection was closed. */
const ask = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes)))
    socket.once('close', () => resolve(''))
    socket.write(`GET /robots.txt HTTP/1.1\r\nHost: ${GENERAL_HOST}\r\n\r\n`)
  })

test('one address holds its share of connections; another still gets one', async () => {
  const held = await Promise.all(Array.from({ length: MOST_EACH }, () => hold(direct)))
  expect(await ask(await hold(direct))).toBe('')
  const [first] = held

  expect(await ask(await hold(direct, '127.0.0.2'))).toMatch(/^HTTP/)
  expect(first && (await ask(first))).toMatch(/^HTTP/)
})

test('a connection that ends leaves its place', async () => {
  const address = '127.0.0.3'
  const held = await Promise.all(Array.from({ length: MOST_EACH }, () => hold(direct, address)))
  const ended = held.map((socket) => once(socket, 'close'))
  for (const socket of held) socket.end()
  await Promise.all(ended)

  expect(await ask(await hold(direct, address))).toMatch(/^HTTP/)
})

test('a trusted proxy holds as many as its visitors need', async () => {
  const held = await Promise.all(Array.from({ length: MOST_EACH + 1 }, () => hold(proxied)))
  const answers = await Promise.all(held.map(ask))

  expect(answers.every((answer) => answer.startsWith('HTTP'))).toBe(true)
})
