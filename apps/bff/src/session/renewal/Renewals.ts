import { setTimeout as pause } from 'node:timers/promises'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import { digest } from '../exchange/digest.ts'
import type { SessionExchange } from '../exchange/SessionExchange.ts'
import type { SessionKeys } from '../keys/SessionKeys.ts'
import { seal, unseal } from '../keys/seal.ts'
import { type FreshToken, FreshTokenSchema } from './FreshToken.ts'

/** Asks the api for a new token. null: the session is over; rejects when the api cannot say. */
export type AskForToken = () => Promise<FreshToken | null>

const PURPOSE = 'successor'
const LONGEST_WAIT_MS = 16_000
const LOOK_AGAIN_MS = 15

/**
 * Exchanges tokens, each of them once: however many calls and processes come with the same old token,
 * one asks the api and the others get what it was told.
 */
export class Renewals {
  readonly #exchange: SessionExchange
  readonly #keys: SessionKeys
  readonly #flights = new Map<string, Promise<FreshToken | null>>()

  constructor(exchange: SessionExchange, keys: SessionKeys) {
    this.#exchange = exchange
    this.#keys = keys
  }

  renew(token: string, ask: AskForToken): Promise<FreshToken | null> {
    const key = digest(token)
    const known = this.#flights.get(key)
    if (known) return known

    const flight = this.#amongProcesses(key, ask).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }

  /** What a token was already exchanged for, if it is still remembered. */
  async known(token: string): Promise<FreshToken | null> {
    return this.#recall(digest(token))
  }

  async #amongProcesses(key: string, ask: AskForToken): Promise<FreshToken | null> {
    const patience = performance.now() + LONGEST_WAIT_MS
    while (performance.now() < patience) {
      const known = await this.#recall(key)
      if (known) return known
      const release = await this.#exchange.claim(key)
      if (release) return this.#claimed(key, ask).finally(release)
      await pause(LOOK_AGAIN_MS)
    }
    throw new UpstreamFailure('busy')
  }

  /** The one that had the claim before may have left its answer. */
  async #claimed(key: string, ask: AskForToken): Promise<FreshToken | null> {
    const known = await this.#recall(key)
    if (known) return known

    const fresh = await ask()
    if (fresh) {
      const sealed = seal(this.#keys, PURPOSE, JSON.stringify(fresh))
      await this.#exchange.keepSuccessor(key, sealed)
    }
    return fresh
  }

  async #recall(key: string): Promise<FreshToken | null> {
    const sealed = await this.#exchange.successor(key)
    const text = sealed === null ? null : unseal(this.#keys, PURPOSE, sealed)
    return text === null ? null : FreshTokenSchema.parse(JSON.parse(text))
  }
}
