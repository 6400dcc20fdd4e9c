import { setTimeout as pause } from 'node:timers/promises'
import { type ChangeKind, hearChangesCall, SILENCE_MS } from '@inzrt/contracts/wire/changes'
import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { LogPosition } from '@inzrt/contracts/wire/logPosition'
import { Pool } from 'undici'
import type { CircuitBreaker } from '../upstream/CircuitBreaker.ts'
import { readEvents } from './readEvents.ts'

type FeedParts = Readonly<{
  apiUrl: string
  internalKey: string
  /** Of the api: while it is away, stream and calls together try once a second. */
  breaker: Pick<CircuitBreaker, 'allows' | 'succeeded' | 'failed'>
  /** Milliseconds that only grow. */
  now: () => number
  /** What the api says, each once and in order. */
  onChange: (kind: ChangeKind, data: string, at: LogPosition | null) => void
  /** Whether the stream is connected; called again each time that something may have been missed. */
  onConnection: (isConnected: boolean, at: LogPosition | null) => void
}>

const EVENTS = /^text\/event-stream\b/
const AGAIN_MS = { least: 250, most: 1_000 }

/** Bffs that lost the same api do not come back at one moment. */
const whenAgain = (): number => AGAIN_MS.least + Math.random() * (AGAIN_MS.most - AGAIN_MS.least)

/**
 * Hears from the api what changes. Nothing is ever asked for again: who was disconnected, or was told
 * something twice or not at all, cannot know what it missed, begins again and takes all it has for old.
 */
export class ChangeFeed {
  readonly #parts: FeedParts
  readonly #pool: Pool
  readonly #stop = new AbortController()
  #isConnected = false

  constructor(parts: FeedParts) {
    this.#parts = parts
    this.#pool = new Pool(parts.apiUrl, {
      connections: 1,
      connect: { timeout: 1_000, rejectUnauthorized: true },
      headersTimeout: 5_000,
      bodyTimeout: SILENCE_MS,
    })
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  /** Listens from now on; settles when it is connected, or knows that it is not. */
  start(): Promise<void> {
    return new Promise((resolve) => void this.#goOn(resolve))
  }

  async close(): Promise<void> {
    this.#stop.abort()
    await this.#pool.destroy()
  }

  async #goOn(onKnown: () => void): Promise<void> {
    const { signal } = this.#stop
    const { breaker, now } = this.#parts
    while (!signal.aborted) {
      if (breaker.allows(now())) await this.#listen(onKnown).catch(() => breaker.failed(now()))
      if (this.#isConnected) this.#connection(false, null)
      onKnown()
      await pause(whenAgain(), undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  async #listen(onHello: () => void): Promise<void> {
    const { statusCode, headers, body } = await this.#pool.request({
      method: 'GET',
      path: hearChangesCall.path,
      headers: { [INTERNAL_HEADERS.key]: this.#parts.internalKey, accept: 'text/event-stream' },
      signal: this.#stop.signal,
    })
    // What is thrown away before its end says so by an error nobody else would hear.
    body.on('error', () => undefined)
    try {
      if (statusCode !== 200 || !EVENTS.test(String(headers['content-type']))) return
      await this.#hear(body, onHello)
    } finally {
      body.destroy()
    }
  }

  async #hear(body: AsyncIterable<Buffer>, onHello: () => void): Promise<void> {
    let last = 0
    for await (const { id, event, at, data } of readEvents(body)) {
      if (id !== last + 1) return
      last = id
      if (event === 'hello') {
        this.#parts.breaker.succeeded()
        this.#connection(true, at)
        onHello()
      }
      this.#parts.onChange(event as ChangeKind, data, at)
    }
  }

  #connection(isConnected: boolean, at: LogPosition | null): void {
    this.#isConnected = isConnected
    this.#parts.onConnection(isConnected, at)
  }
}
