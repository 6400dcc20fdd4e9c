import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeServer = Readonly<{
  url: string
  server: Server
  /** Every request that reached it. */
  seen: IncomingMessage[]
  /** Changes how it answers from now on. */
  answerWith: (listener: RequestListener) => void
  /** How often this method and path, without a query, reached it so far. */
  timesAsked: (target: string) => number
  close: () => Promise<void>
}>

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** A real HTTP server in the place of an upstream, so that a test can make it misbehave. */
export const fakeServer = async (
  first: RequestListener,
  /** Answers what is none of the test's business; whether it did. */
  aside: (...asked: Parameters<RequestListener>) => boolean = () => false,
): Promise<FakeServer> => {
  const seen: IncomingMessage[] = []
  let listener = first
  const server = createServer((request, response) => {
    if (aside(request, response)) return
    seen.push(request)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    server,
    seen,
    answerWith: (next) => {
      listener = next
    },
    timesAsked: (target) =>
      seen.filter(({ method, url }) => target === `${method} ${url?.split('?', 1)[0]}`).length,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
