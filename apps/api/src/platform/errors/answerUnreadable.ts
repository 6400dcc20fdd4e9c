import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { badRequest } from './problems.ts'

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers what is no request and closes the connection, saying so: a proxy that shares it would
 * otherwise send another visitor's request into a connection that is gone.
 */
export const answerUnreadable = ({ code }: ConnectionError, socket: Socket): void => {
  if (socket.destroyed || !socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const body = JSON.stringify(badRequest().toBody())
  const head = [
    `HTTP/1.1 ${STATUS_LINES[code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
