import type { Server } from 'node:http'

const VERSION = 'HTTP/1.'
/** Requests that one piece of bytes may hold. */
const MOST_TOGETHER = 16
/** No request begins so. */
const UNREADABLE = 0

const holdsMore = (piece: Buffer): boolean => {
  let at = -1
  for (let found = 0; found <= MOST_TOGETHER; found += 1) {
    at = piece.indexOf(VERSION, at + 1, 'latin1')
    if (at === -1) return false
  }

  return true
}

/**
 * Has a piece of bytes with far more requests than any visitor sends together refused at its first byte: the parser
 * takes each piece to its end in one go, a thousand and a half requests of it, and nobody else is answered meanwhile.
 */
export const refuseTrains = (server: Server): void => {
  server.on('connection', (socket) => {
    socket.prependListener('data', (piece: Buffer) => {
      if (holdsMore(piece)) piece.fill(UNREADABLE)
    })
  })
}
