import type { RequestListener, ServerResponse } from 'node:http'
import { type ChangeKind, hearChangesCall } from '@inzrt/contracts/wire/changes'

/** The api's side of what it tells the bffs. */
export class ToldChanges {
  readonly #listeners = new Map<ServerResponse, number>()
  /** Whether nobody who comes is listened to. */
  isOff = false
  /** How far the database's log is written, where the api reads from replicas. */
  position: string | null = null

  /** Takes a request that is for it; whether it did. */
  readonly answer = (...[request, response]: Parameters<RequestListener>): boolean => {
    if (request.url !== hearChangesCall.path) return false
    if (this.isOff) response.writeHead(503).end('{"message":"Later."}')
    else this.#begin(response)

    return true
  }

  say(kind: ChangeKind, data = ''): void {
    for (const [listener, said] of this.#listeners) this.#sayAs(listener, said + 1, kind, data)
  }

  /** Says the last word again under its number, as nobody should. */
  repeat(kind: ChangeKind, data = ''): void {
    for (const [listener, said] of this.#listeners) this.#sayAs(listener, said, kind, data)
  }

  /** As if a word between had been lost. */
  sayAfterGap(kind: ChangeKind, data = ''): void {
    for (const [listener, said] of this.#listeners) this.#sayAs(listener, said + 2, kind, data)
  }

  cut(): void {
    for (const listener of this.#listeners.keys()) listener.destroy()
  }

  #sayAs(listener: ServerResponse, id: number, kind: ChangeKind, data: string): void {
    this.#listeners.set(listener, id)
    const at = this.position === null ? '' : `at: ${this.position}\n`
    listener.write(`id: ${id}\nevent: ${kind}\n${at}data: ${data}\n\n`)
  }

  #begin(response: ServerResponse): void {
    response.once('close', () => this.#listeners.delete(response))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    this.#sayAs(response, 1, 'hello', '')
  }
}
