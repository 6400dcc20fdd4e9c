import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What a server does with a connection once a request came by it, by the request's path. */
export type Answers = Readonly<Record<string, (socket: Socket) => void>>

/** An answer as it goes over the wire. */
export const answerOf = (
  body: Buffer | string,
  head = `200 OK\r\ncontent-length: ${body.length}`,
): Buffer => Buffer.concat([Buffer.from(`HTTP/1.1 ${head}\r\n\r\n`), Buffer.from(body)])

/** A server on this machine that speaks as it likes, and what it was asked for. */
export const startRawServer = async (answers: Answers) => {
  const asked: string[] = []
  const heads: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (bytes) => {
      const head = bytes.toString()
      const path = head.split(' ')[1] ?? ''
      heads.push(head)
      asked.push(path)
      const answer = answers[path]
      if (answer) answer(socket)
      else socket.end(answerOf('', '404 Not Found\r\ncontent-length: 0'))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    asked,
    heads,
    port,
    origin: `http://127.0.0.1:${port}`,
    /** How many connections are open. */
    open: () => sockets.size,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
