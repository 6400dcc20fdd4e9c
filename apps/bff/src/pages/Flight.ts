import { Cancellation } from '../upstream/Cancellation.ts'
import type { CachedPage } from './CachedPage.ts'

/** Draws a page anew; stops when the cancellation says that nobody waits any more. */
export type Draw = (cancellation: Cancellation) => Promise<CachedPage>

/** One drawing of a page that everybody who wants it waits for. */
export class Flight {
  readonly startedAt: number
  readonly page: Promise<CachedPage>
  readonly #cancellation = new Cancellation()
  #waiting = 0

  constructor(draw: Draw, startedAt: number) {
    this.startedAt = startedAt
    this.page = draw(this.#cancellation)
  }

  join(): void {
    this.#waiting += 1
  }

  /** The last visitor who leaves ends the work upstream; says whether that was the last one. */
  leave(): boolean {
    this.#waiting -= 1
    if (this.#waiting > 0) return false
    this.#cancellation.cancel()
    return true
  }
}
