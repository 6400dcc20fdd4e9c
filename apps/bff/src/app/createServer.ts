import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { Socket } from 'node:net'
import { closeAfterReading } from '../answers/closeGracefully.ts'
import { rawAnswer } from '../answers/rawAnswer.ts'
import type { Config } from '../config/Config.ts'
import { forwardUpgrades } from './forwardUpgrades.ts'
import { BODY_LIMITS, type BodyLimits, limitBody } from './limitBody.ts'
import { limitConnections } from './limitConnections.ts'
import { limitPieces } from './limitPieces.ts'
import type { PendingResponses } from './PendingResponses.ts'
import { refuseTrains } from './refuseTrains.ts'

const ERRORS: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Bytes after a request that asked for the connection's end: its answer comes, they do not count. */
const BEHIND_THE_LAST = 'HPE_CLOSED_CONNECTION'

/**
 * Requests a connection may send before their answers: no browser sends a second one, and all that come together
 * are heard in one go, nobody else meanwhile.
 */
const MOST_AHEAD = 4

const ended = new WeakSet<Socket>()

type Needs = Readonly<{ config: Config; answers: PendingResponses; bodyLimits?: BodyLimits }>

/** What comes behind a request whose answer is the last of its connection is not listened to. */
const noted = (gateway: RequestListener, needs: Needs, onTooMany: () => void): RequestListener => {
  const { answers, bodyLimits = BODY_LIMITS } = needs
  const cut = ({ socket }: IncomingMessage) => endSocket(socket, 408, needs)

  return (request, response) => {
    const { socket } = request
    if (!socket.writable) return
    if (answers.some(socket, ({ shouldKeepAlive }) => !shouldKeepAlive)) return onTooMany()
    answers.add(socket, response)
    if (answers.count(socket) >= MOST_AHEAD) response.shouldKeepAlive = false
    limitBody(request, bodyLimits, cut)
    limitPieces(request, ({ socket }) => void socket.destroy())
    gateway(request, response)
  }
}

/**
 * A socket whose request cannot be read, or never came, gets one fixed answer and is closed; never
 * between the bytes of an answer that has begun.
 */
const endSocket = (
  socket: Socket,
  status: 400 | 405 | 408 | 431,
  { config, answers }: Needs,
): void => {
  if (ended.has(socket)) return
  if (!socket.writable || answers.some(socket, ({ headersSent }) => headersSent)) {
    return void socket.destroy()
  }
  ended.add(socket)
  socket.end(rawAnswer(status, config))
  closeAfterReading(socket)
}

/**
 * HTTP as strict and impatient as Node can be: a slow head is cut after 5 s, a slow body after 10 s (a
 * photo’s after 60 s), a visitor who does not read what was asked for after 10 s. All are looked for often, so
 * that many are never cut at once: meanwhile nobody else is answered.
 * Every answer Node would write by itself is replaced, so that it carries our headers.
 */
export const createServer = (gateway: RequestListener, needs: Needs): Server => {
  const { config, answers, bodyLimits = BODY_LIMITS } = needs
  const server = createHttpServer({
    headersTimeout: 5000,
    requestTimeout: bodyLimits.photo,
    connectionsCheckingInterval: 100,
    keepAliveTimeout: 20_000,
    maxHeaderSize: 16 * 1024,
    insecureHTTPParser: false,
    requireHostHeader: false,
    noDelay: true,
  })
  limitConnections(server, config)
  const listener = noted(gateway, needs, refuseTrains(server, answers))
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, listener)
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (code !== BEHIND_THE_LAST) endSocket(socket, ERRORS[code] ?? 400, needs)
  })
  server.on('connect', (_, socket) => endSocket(socket as Socket, 405, needs))
  server.once('close', answers.watch())
  if (config.mode === 'development') forwardUpgrades(server, config)
  return server
}
