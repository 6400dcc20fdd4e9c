/**
 * Lets one in ten requests be asked again, so that a failing upstream gets at most a tenth more work.
 * Starts empty and saves up ten retries at most.
 */
export class RetryBudget {
  #tenths = 0

  onRequest(): void {
    this.#tenths = Math.min(this.#tenths + 1, 100)
  }

  take(): boolean {
    if (this.#tenths < 10) return false
    this.#tenths -= 10
    return true
  }
}
