const FAILURES_TO_OPEN = 8
const PROBE_EVERY_MS = 1000

/**
 * After a row of failures lets one request a second through, until one succeeds: a sick upstream gets
 * rest, and visitors an answer at once.
 */
export class CircuitBreaker {
  #failures = 0
  #lastProbe = 0

  get open(): boolean {
    return this.#failures >= FAILURES_TO_OPEN
  }

  /** Whether a request may be sent at this time (ms). */
  allows(now: number): boolean {
    if (!this.open) return true
    if (now - this.#lastProbe < PROBE_EVERY_MS) return false
    this.#lastProbe = now
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(now: number): void {
    this.#failures += 1
    if (this.#failures === FAILURES_TO_OPEN) this.#lastProbe = now
  }
}
