/** Lets a caller that no longer needs an answer say so to the one that is getting it. A lean AbortSignal. */
export class Cancellation {
  cancelled = false
  #listener: (() => void) | null = null

  cancel(): void {
    if (this.cancelled) return
    this.cancelled = true
    this.#listener?.()
    this.#listener = null
  }

  /** One listener at a time: the request under way. */
  onCancel(listener: (() => void) | null): void {
    this.#listener = listener
  }
}
