import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { rawAnswer } from '../answers/rawAnswer.ts'
import type { Config } from '../config/Config.ts'
import { forwardUpgrades } from './forwardUpgrades.ts'

const ERRORS: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers under way, by connection: while one has begun, nothing else may be written between its bytes. */
const answers = new WeakMap<Socket, Set<ServerResponse>>()

const noted =
  (door: RequestListener): RequestListener =>
  (request, response) => {
    const { socket } = request
    const open = answers.get(socket) ?? new Set()
    answers.set(socket, open.add(response))
    response.once('close', () => open.delete(response))
    door(request, response)
  }

const hasBegun = (socket: Socket): boolean =>
  [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent)

/** A socket whose request cannot be read, or never came, gets one fixed answer and is closed. */
const endSocket = (socket: Socket, status: 400 | 405 | 408 | 431, config: Config): void => {
  if (!socket.writable || hasBegun(socket)) return void socket.destroy()
  socket.end(rawAnswer(status, config))
}

/**
 * HTTP as strict and impatient as Node can be: a slow head is cut after 5 s, a slow body after 10 s.
 * Every answer Node would write by itself is replaced, so that it carries our headers.
 */
export const createServer = (config: Config, door: RequestListener): Server => {
  const listener = noted(door)
  const server = createHttpServer(
    {
      headersTimeout: 5000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 20_000,
      maxHeaderSize: 16 * 1024,
      insecureHTTPParser: false,
      requireHostHeader: false,
      noDelay: true,
    },
    listener,
  )
  server.maxConnections = 10_000
  server.on('checkContinue', listener)
  server.on('checkExpectation', listener)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    endSocket(socket, ERRORS[error.code ?? ''] ?? 400, config),
  )
  server.on('connect', (_, socket) => endSocket(socket as Socket, 405, config))
  if (config.mode === 'development') forwardUpgrades(server, config)
  return server
}
