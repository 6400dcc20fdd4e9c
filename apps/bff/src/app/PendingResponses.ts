import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Progress = Readonly<{ taken: number; at: number }>

const WATCH_EVERY_MS = 500
/** Who takes less than this in this time is not reading: the slowest phone takes ten times as much. */
const LEAST_BYTES = 8 * 1024
const WITHIN_MS = 10_000

const bytesSent = (socket: Socket): number => socket.bytesWritten - socket.writableLength

/** Answers that are not at their end yet, by connection, which is known from its first answer on. */
export class PendingResponses {
  readonly #open = new Map<Socket, Set<ServerResponse>>()
  readonly #progress = new WeakMap<Socket, Progress>()

  add(socket: Socket, response: ServerResponse): void {
    const open = this.#of(socket)
    open.add(response)
    response.on('close', () => open.delete(response))
  }

  /** How many answers a connection has under way. */
  count(socket: Socket): number {
    return this.#open.get(socket)?.size ?? 0
  }

  /** Whether a connection has an answer under way of which this is true. */
  some(socket: Socket, isTrue: (answer: ServerResponse) => boolean): boolean {
    const open = this.#open.get(socket)
    return open !== undefined && [...open].some(isTrue)
  }

  /** Ends requests of a connection whose bodies have not come to their end. */
  breakOffBodies(socket: Socket): void {
    for (const { req } of this.#open.get(socket) ?? []) if (!req.complete) req.destroy()
  }

  /** Each answer that has not begun becomes the last one of its connection. */
  closeAfter(): void {
    for (const response of [...this.#open.values()].flatMap((open) => [...open])) {
      if (!response.headersSent) response.shouldKeepAlive = false
    }
  }

  /** Cuts connections that ask and do not read; the answer tells how to stop watching. */
  watch(): () => void {
    const timer = setInterval(() => this.#cutStalled(performance.now()), WATCH_EVERY_MS).unref()
    return () => clearInterval(timer)
  }

  #of(socket: Socket): Set<ServerResponse> {
    const known = this.#open.get(socket)
    if (known) return known
    const open = new Set<ServerResponse>()
    this.#open.set(socket, open)
    socket.on('close', () => this.#open.delete(socket))

    return open
  }

  #cutStalled(now: number): void {
    for (const [socket, { size }] of this.#open) {
      if (size > 0 && this.#isStalled(socket, now)) socket.destroy()
    }
  }

  #isStalled(socket: Socket, now: number): boolean {
    if (socket.writableLength === 0) return false
    const taken = bytesSent(socket)
    const last = this.#progress.get(socket)
    if (!last || taken - last.taken >= LEAST_BYTES) {
      this.#progress.set(socket, { taken, at: now })
      return false
    }
    return now - last.at >= WITHIN_MS
  }
}
