import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'

const { app } = await createTestApp()
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

/** All that the api says until it closes the connection. */
const send = (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)

  return text(socket)
}

test.each([
  ['headers past every bound', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['no HTTP', 'SSH-2.0-x\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
])('%s is refused in words, and the connection is said to close', async (_what, bytes, status) => {
  const answer = await send(bytes)

  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain('\r\nConnection: close\r\n')
  expect(answer).toContain('{"message":"Požadavku nerozumíme.","code":"bad_request"}')
})

test('headers as long as the bff passes on are read', async () => {
  const answer = await send(
    `GET /health?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  )

  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})
