type Waiter = { start: () => void; refuse: () => void; timer: NodeJS.Timeout }

export type ConcurrencySettings = Readonly<{ active: number; waiting: number; waitMs: number }>

/**
 * Bounds how much is under way at once. Who comes when the queue is full, or waits too long, is sent away:
 * a quick "come back" for some keeps the rest fast.
 */
export class ConcurrencyLimit {
  readonly #settings: ConcurrencySettings
  readonly #queue: Waiter[] = []
  #active = 0

  constructor(settings: ConcurrencySettings) {
    this.#settings = settings
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

  /** Waits for a place; false when there will be none in time. */
  enter(): Promise<boolean> {
    if (this.tryEnter()) return Promise.resolve(true)
    if (this.#queue.length >= this.#settings.waiting) return Promise.resolve(false)

    return new Promise((resolve) => {
      const waiter: Waiter = {
        start: () => resolve(true),
        refuse: () => resolve(false),
        timer: setTimeout(() => this.#giveUp(waiter), this.#settings.waitMs),
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
    clearTimeout(next.timer)
    next.start()
  }

  #giveUp(waiter: Waiter): void {
    const at = this.#queue.indexOf(waiter)
    if (at < 0) return
    this.#queue.splice(at, 1)
    waiter.refuse()
  }
}
