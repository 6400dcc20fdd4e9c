import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { withChanges } from '../../support/withChanges.ts'

/**
 * A server in the place of an upstream that counts what reaches it and can be made to misbehave. The stream of changes
 * is none of that: it says that all is well.
 */
export class StandIn {
  /** Requests so far. */
  count = 0
  /** Method and path of each, without its query, and how often. */
  readonly targets = new Map<string, number>()
  /** Connections that are open. */
  readonly server: Server
  #listener: RequestListener

  private constructor(listener: RequestListener) {
    this.#listener = listener
    this.server = createServer(
      withChanges((request, response) => {
        this.#remember(request)
        this.#listener(request, response)
      }),
    )
    this.server.keepAliveTimeout = 60_000
  }

  static async start(port: number, listener: RequestListener): Promise<StandIn> {
    const standIn = new StandIn(listener)
    standIn.server.listen(port, '127.0.0.1')
    await once(standIn.server, 'listening')
    return standIn
  }

  answerWith(listener: RequestListener): void {
    this.#listener = listener
  }

  timesAsked(target: string): number {
    return this.targets.get(target) ?? 0
  }

  forget(): void {
    this.count = 0
    this.targets.clear()
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  #remember({ method, url }: IncomingMessage): void {
    this.count += 1
    const target = `${method} ${url?.split('?', 1)[0]}`
    this.targets.set(target, (this.targets.get(target) ?? 0) + 1)
  }
}
