import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createServer } from './createServer.ts'
import { PendingResponses } from './PendingResponses.ts'

const listen = async (): Promise<{ server: Server; pieces: Buffer[] }> => {
  const pieces: Buffer[] = []
  const needs = { config: readConfig({}), answers: new PendingResponses() }
  const server = createServer((request, response) => {
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.once('end', () => response.end('whole'))
  }, needs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return { server, pieces }
}

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n'
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`

const send = (server: Server, chunks: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`${HEAD}${chunks}0\r\n\r\n`)

  return text(socket).catch(() => '')
}

test('a body in crumbs is cut, long before it was read', async () => {
  const { server, pieces } = await listen()

  expect(await send(server, chunk(1).repeat(60_000))).not.toContain('whole')
  expect(pieces.length).toBeLessThanOrEqual(128)
  server.close()
})

test('a few crumbs and many fair pieces are read to the end', async () => {
  const { server, pieces } = await listen()

  expect(await send(server, chunk(1).repeat(100))).toContain('whole')
  expect(await send(server, chunk(1_400).repeat(2_000))).toContain('whole')
  expect(Buffer.concat(pieces)).toHaveLength(100 + 2_000 * 1_400)
  server.close()
})
