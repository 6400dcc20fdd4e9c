import { networkOf } from '@inzrt/rules/session'

/** How much of the same thing one visitor may have under way: nobody holds all places alone. */
export class PerClientConcurrency {
  readonly #most: number
  readonly #taken = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Runs the work, or answers null at once when this visitor has too much under way. */
  async run<T>(client: string, work: () => Promise<T>): Promise<T | null> {
    if (!this.tryEnter(client)) return null
    try {
      return await work()
    } finally {
      this.leave(client)
    }
  }

  /** Takes a place, which is left again; false when this visitor has too many. */
  tryEnter(client: string): boolean {
    const key = networkOf(client)
    const taken = this.#taken.get(key) ?? 0
    if (taken >= this.#most) return false
    this.#taken.set(key, taken + 1)

    return true
  }

  leave(client: string): void {
    const key = networkOf(client)
    const left = (this.#taken.get(key) ?? 1) - 1
    if (left > 0) this.#taken.set(key, left)
    else this.#taken.delete(key)
  }
}
