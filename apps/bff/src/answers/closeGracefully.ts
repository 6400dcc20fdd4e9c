import type { Socket } from 'node:net'

const LONGEST_MS = 500

/**
 * Lets a connection that was ended from our side take in for a moment what is still being sent: closed at
 * once, it would be reset, and the visitor would lose the answer that says why.
 */
export const closeAfterReading = (socket: Socket): void => {
  setTimeout(() => socket.destroy(), LONGEST_MS).unref()
}

/** The same for the connection of an answer still to be sent. */
export const closeGracefully = (socket: Socket): void => {
  socket.destroySoon = () => {
    socket.end()
    closeAfterReading(socket)
  }
}
