import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createServer } from './createServer.ts'
import { PendingResponses } from './PendingResponses.ts'

const LIMITS = { usual: 200, photo: 600_000 }

const listen = async (): Promise<Server> => {
  const needs = { config: readConfig({}), answers: new PendingResponses(), bodyLimits: LIMITS }
  const server = createServer((request, response) => {
    if (request.url === '/unread') return void response.writeHead(200)
    request.resume().once('end', () => response.end('whole'))
  }, needs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return server
}

const begin = (server: Server, path: string): Socket => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\nhalf `,
  )

  return socket
}

test('P017 a photo may take its time where another body is cut, read or not', async () => {
  const server = await listen()
  const photo = begin(server, '/api/front/images')
  const form = begin(server, '/api/front/inzrts')
  const sneaky = begin(server, '/api/front/images?x')
  const cut = await Promise.all([text(form), text(sneaky)])
  photo.write('other')

  expect(cut.map((answer) => answer.slice(9, 12))).toEqual(['408', '408'])
  expect(await text(photo)).toMatch(/^HTTP\/1\.1 200[\s\S]*whole/)
  server.close()
})
