import { METHODS, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { PendingResponses } from './PendingResponses.ts'

/** Of streams; the parser takes them as well. */
const STREAMED =
  'DESCRIBE ANNOUNCE SETUP PLAY PAUSE TEARDOWN GET_PARAMETER SET_PARAMETER REDIRECT RECORD FLUSH'
/**
 * Where a line is the first one of a request, whatever stands before it: the parser takes other versions than ours, and
 * none at all. It takes no line that ends otherwise than by CR and LF.
 */
const REQUEST_LINE = new RegExp(
  `(?:${[...METHODS, ...STREAMED.split(' ')].join('|')}) +(?:[^ \\r\\n]+ +(?:HTTP|RTSP|ICE)/\\d\\.\\d|(?:[/*]|[A-Za-z]+://)[^ \\r\\n]*)\\r\\n`,
  'g',
)
/** Requests that one piece of bytes may hold. */
const MOST_TOGETHER = 16
/** No request begins so. */
const UNREADABLE = 0

const holdsMore = (piece: Buffer): boolean => {
  let found = 0
  for (const _ of piece.toString('latin1').matchAll(REQUEST_LINE)) {
    found += 1
    if (found > MOST_TOGETHER) return true
  }

  return false
}

/**
 * Has a piece of bytes with far more requests than any visitor sends together refused at its first byte: the parser
 * takes each piece to its end in one go, a thousand and a half requests of it, and nobody else is answered meanwhile.
 * Where it begins with the rest of a body, that request is broken off: nobody is handed another body than was sent.
 *
 * Reading along costs each request a tenth of a cached page, so it begins with the first connection that sends more
 * than it may, for all of them: that one's piece is the last that is taken to its end.
 * @returns begins to read along
 */
export const refuseTrains = (server: Server, answers: PendingResponses): (() => void) => {
  const unread = new Set<Socket>()
  let readsAlong = false
  const readAlong = (socket: Socket): void => {
    socket.prependListener('data', (piece: Buffer) => {
      if (!holdsMore(piece)) return
      piece.fill(UNREADABLE)
      answers.breakOffBodies(socket)
    })
  }
  server.on('connection', (socket) => {
    if (readsAlong) return readAlong(socket)
    unread.add(socket)
    socket.on('close', () => unread.delete(socket))
  })

  return () => {
    readsAlong = true
    for (const socket of unread) readAlong(socket)
    unread.clear()
  }
}
