import { connect } from 'node:net'

/** Sends bytes as they are, in pieces of this size, and returns everything that comes until the other side closes. */
export const askRaw = (port: number, bytes: string, size = bytes.length): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (let at = 0; at < bytes.length; at += size)
        socket.write(bytes.slice(at, at + size), 'latin1')
    })
    socket.setNoDelay(true)
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(text) : reject(error),
    )
  })
