import { networkOf } from '@inzrt/rules/session'
import type { Budget } from './budgets.ts'

type Window = { startedAt: number; count: number }

/** More visitors than this at once: the longest unseen are forgotten first. */
const MOST_KEPT = 50_000

const keyOf = (budget: Budget, client: string): string => `${budget.name} ${networkOf(client)}`

/** Counts what each visitor does within the window of a budget. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>()
  readonly #factor: number

  /** `factor` widens every budget at once, for benchmarks and end-to-end runs from one address. */
  constructor(factor = 1) {
    this.#factor = factor
  }

  /** Takes from the budget, of what is heavy more. 0: granted; otherwise the whole seconds to wait. `now` in ms. */
  take(budget: Budget, client: string, now: number, weight = 1): number {
    const wait = budget.tries ? this.take(budget.tries, client, now) : 0
    if (wait > 0) return wait
    const key = keyOf(budget, client)
    const lengthMs = budget.perSeconds * 1000
    const known = this.#windows.get(key)
    const window = known && now - known.startedAt < lengthMs ? known : { startedAt: now, count: 0 }

    if (window.count + weight > budget.count * this.#factor) {
      return Math.ceil((window.startedAt + lengthMs - now) / 1000)
    }
    window.count += weight
    this.#remember(key, window)
    return 0
  }

  /** What was taken came to nothing: gives it back to a budget that counts what was done. */
  giveBack(budget: Budget, client: string): void {
    const window = budget.tries && this.#windows.get(keyOf(budget, client))
    if (window && window.count > 0) window.count -= 1
  }

  /** Whole seconds until the budget has something again; takes nothing. */
  wait(budget: Budget, client: string, now: number): number {
    const window = this.#windows.get(keyOf(budget, client))
    const end = window ? window.startedAt + budget.perSeconds * 1000 : 0
    return window && window.count >= budget.count * this.#factor && now < end
      ? Math.ceil((end - now) / 1000)
      : 0
  }

  #remember(key: string, window: Window): void {
    this.#windows.delete(key)
    this.#windows.set(key, window)
    if (this.#windows.size <= MOST_KEPT) return
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined) this.#windows.delete(oldest)
  }
}
