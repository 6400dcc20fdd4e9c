import { Cancellation } from '../upstream/Cancellation.ts'
import type { CachedPage } from './CachedPage.ts'

/**
 * Draws a page; stops when the cancellation says that nobody waits any more. `isRenewal`: there is an old one to show
 * meanwhile.
 */
export type Draw = (cancellation: Cancellation, isRenewal: boolean) => Promise<CachedPage>

/** One drawing of a page that everybody who wants it waits for. */
export class SharedRender {
  readonly startedAt: number
  readonly page: Promise<CachedPage>
  readonly #cancellation = new Cancellation()
  #waiting = 0

  /** A renewal goes on without visitors; a first drawing ends when the last of them leaves. */
  constructor(draw: Draw, startedAt: number, isRenewal: boolean) {
    this.startedAt = startedAt
    this.page = draw(this.#cancellation, isRenewal)
    if (isRenewal) this.join()
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
