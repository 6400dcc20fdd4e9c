import type { Session } from './Session.ts'
import { sidOf } from './sidOf.ts'

/** Together some ten megabytes; of one forgotten the api still knows. */
const KEPT = 50_000

const add = (names: Set<string>, name: string): void => {
  names.delete(name)
  names.add(name)
  const [oldest] = names
  if (names.size > KEPT && oldest !== undefined) names.delete(oldest)
}

/**
 * Sessions known to have ended, here or by what the api tells, and those the api called live since we hear it.
 * Nothing of it need be kept: the api is asked about a session that is in neither.
 */
export class SessionEnds {
  readonly #endedHere = new Set<string>()
  readonly #ended = new Set<string>()
  readonly #live = new Set<string>()

  /** Ended here: whatever its tokens become, the session of this cookie is over. */
  end({ id, token }: Session): void {
    add(this.#endedHere, id)
    this.heard(sidOf(token))
  }

  /** Told by the api, by its own name of the session. */
  heard(sid: string | null): void {
    if (sid === null) return
    add(this.#ended, sid)
    this.#live.delete(sid)
  }

  /** Ended at this bff: its browser knows. Of another end it hears by the api's refusal of its next call. */
  isOfHere({ id }: Session): boolean {
    return this.#endedHere.has(id)
  }

  has({ id, token }: Session): boolean {
    return this.#endedHere.has(id) || this.#ended.has(sidOf(token) ?? '')
  }

  isKnownLive({ token }: Session): boolean {
    return this.#live.has(sidOf(token) ?? '')
  }

  confirm({ token }: Session): void {
    const sid = sidOf(token)
    if (sid !== null) add(this.#live, sid)
  }

  /** What was said meanwhile nobody knows: who counted as live is asked about again. */
  doubt(): void {
    this.#live.clear()
  }
}
