type Waiter = { start: () => void; refuse: () => void; timer: NodeJS.Timeout }

export type ConcurrencySettings = Readonly<{ active: number; waiting: number; waitMs: number }>

/** Share of the newest measurement in the running mean. */
const NEWEST = 0.1

/**
 * Bounds how much is under way at once. Who would wait longer than `waitMs`, judged by how fast places
 * became free lately, is sent away at once: a quick "come back" for some keeps the rest fast.
 */
export class ConcurrencyLimit {
  readonly #settings: ConcurrencySettings
  readonly #now: () => number
  readonly #queue: Waiter[] = []
  #active = 0
  #lastFreed = 0
  /** Mean time between two places becoming free while somebody waits, in ms. */
  #freeEvery = 0

  constructor(settings: ConcurrencySettings, now: () => number) {
    this.#settings = settings
    this.#now = now
  }

  get active(): number {
    return this.#active
  }

  /** Takes a place at once if there is one. */
  tryEnter(): boolean {
    if (this.#active >= this.#settings.active) return false
    this.#active += 1
    return true
  }

  /** Waits for a place; false when there will be none within `waitMs`. */
  enter(waitMs = this.#settings.waitMs): Promise<boolean> {
    if (this.tryEnter()) return Promise.resolve(true)
    if (this.#isHopeless(waitMs)) return Promise.resolve(false)
    if (this.#queue.length === 0) this.#lastFreed = this.#now()

    return new Promise((resolve) => {
      const waiter: Waiter = {
        start: () => resolve(true),
        refuse: () => resolve(false),
        timer: setTimeout(() => this.#giveUp(waiter), waitMs),
      }
      this.#queue.push(waiter)
    })
  }

  /** Gives the place back, or on to who waits longest. */
  leave(): void {
    const next = this.#queue.shift()
    if (!next) {
      this.#active -= 1
      return
    }
    this.#measure()
    clearTimeout(next.timer)
    next.start()
  }

  #isHopeless(waitMs: number): boolean {
    const place = this.#queue.length
    return place >= this.#settings.waiting || place * this.#freeEvery > waitMs
  }

  #measure(): void {
    const now = this.#now()
    this.#freeEvery += NEWEST * (now - this.#lastFreed - this.#freeEvery)
    this.#lastFreed = now
  }

  #giveUp(waiter: Waiter): void {
    const at = this.#queue.indexOf(waiter)
    if (at < 0) return
    this.#queue.splice(at, 1)
    waiter.refuse()
  }
}
