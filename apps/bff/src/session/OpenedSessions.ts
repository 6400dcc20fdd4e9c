import type { SealKeys } from '@inzrt/settings/SealKeys'
import { unseal } from '@inzrt/settings/seal'
import { type Session, SessionSchema } from './Session.ts'

/** Those who are about at one time; together a few megabytes. */
const KEPT = 2000

/**
 * Opens the cookies of sessions. A browser sends the same one with every request of a minute: what it held is
 * remembered, the longest unused leave first. What does not open is never remembered.
 */
export class OpenedSessions {
  readonly #keys: SealKeys
  readonly #kept: number
  readonly #opened = new Map<string, Session>()

  constructor(keys: SealKeys, kept = KEPT) {
    this.#keys = keys
    this.#kept = kept
  }

  /** The session, or null for anything we did not seal for this purpose. */
  open(purpose: string, sealed: string): Session | null {
    const name = `${purpose} ${sealed}`
    const session = this.#opened.get(name) ?? this.#read(purpose, sealed)
    if (session) this.#remember(name, session)
    return session
  }

  #read(purpose: string, sealed: string): Session | null {
    const text = unseal(this.#keys, purpose, sealed)
    return text === null ? null : (SessionSchema.safeParse(JSON.parse(text)).data ?? null)
  }

  #remember(name: string, session: Session): void {
    this.#opened.delete(name)
    this.#opened.set(name, session)
    const [oldest] = this.#opened.keys()
    if (this.#opened.size > this.#kept && oldest !== undefined) this.#opened.delete(oldest)
  }
}
