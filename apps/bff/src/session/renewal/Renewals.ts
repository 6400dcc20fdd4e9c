import { digest } from '../digest.ts'
import type { FreshToken } from './FreshToken.ts'

/** Asks the api for a new token. null: the session is over; rejects when the api cannot say. */
export type AskForToken = () => Promise<FreshToken | null>

/** Longer than any request that began with the old token can last. */
const REMEMBERED_MS = 60_000

type Known = Readonly<{ fresh: FreshToken; until: number }>

/**
 * Exchanges tokens: however many calls come with the same old one, one asks the api and the others get what it was
 * told. Of other processes nothing is known here: the api gives all of them the same successor.
 */
export class Renewals {
  readonly #running = new Map<string, Promise<FreshToken | null>>()
  readonly #known = new Map<string, Known>()
  readonly #now: () => number

  /** `now` in milliseconds that only grow. */
  constructor(now: () => number) {
    this.#now = now
  }

  async renew(token: string, ask: AskForToken): Promise<FreshToken | null> {
    const key = digest(token)
    const known = this.known(token)
    if (known) return known
    const renewal = this.#running.get(key) ?? this.#begin(key, ask)

    return renewal
  }

  /** What a token was exchanged for a moment ago. */
  known(token: string): FreshToken | null {
    const known = this.#known.get(digest(token))

    return known && this.#now() < known.until ? known.fresh : null
  }

  #begin(key: string, ask: AskForToken): Promise<FreshToken | null> {
    const renewal = ask()
      .then((fresh) => {
        if (fresh) this.#remember(key, fresh)
        return fresh
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, renewal)
    return renewal
  }

  #remember(key: string, fresh: FreshToken): void {
    const now = this.#now()
    for (const [other, { until }] of this.#known) {
      if (until > now) break
      this.#known.delete(other)
    }
    this.#known.set(key, { fresh, until: now + REMEMBERED_MS })
  }
}
