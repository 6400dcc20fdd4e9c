import type { Dispatcher } from 'undici'
import type { Cancellation } from './Cancellation.ts'
import { CircuitBreaker } from './CircuitBreaker.ts'
import { ConcurrencyLimit, type ConcurrencySettings } from './ConcurrencyLimit.ts'
import { type CollectLimits, collectAnswer } from './collectAnswer.ts'
import { RetryBudget } from './RetryBudget.ts'
import { toUpstreamFailure } from './toUpstreamFailure.ts'
import { UpstreamFailure } from './UpstreamFailure.ts'
import type { UpstreamAnswer, UpstreamRequest } from './UpstreamRequest.ts'

export type UpstreamSettings = Readonly<{
  name: string
  pool: Dispatcher
  concurrency: ConcurrencySettings
  limits: CollectLimits
  /** Milliseconds that only grow. */
  now: () => number
}>

/** How long somebody waits for a place in the queue, and then for the answer; the upstream's own times unless given. */
export type Patience = Readonly<{ waitMs?: number | undefined; totalMs?: number | undefined }>

type Errand = Readonly<{
  request: UpstreamRequest
  cancellation: Cancellation
  limits: CollectLimits
}>

const SAFE = new Set(['GET', 'HEAD'])
const WORTH_RETRYING = new Set(['unreachable', 'unavailable'])
const SICK = new Set(['unreachable', 'timeout', 'unusable', 'unavailable'])
const JITTER_MS = 40

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * JITTER_MS))

/** One server behind the door, asked with every guard between: queue, breaker, retry budget, deadlines. */
export class Upstream {
  readonly name: string
  readonly pool: Dispatcher
  readonly breaker = new CircuitBreaker()
  readonly #limit: ConcurrencyLimit
  readonly #retries = new RetryBudget()
  readonly #settings: UpstreamSettings

  constructor(settings: UpstreamSettings) {
    this.name = settings.name
    this.pool = settings.pool
    this.#settings = settings
    this.#limit = new ConcurrencyLimit(settings.concurrency, settings.now)
  }

  get active(): number {
    return this.#limit.active
  }

  /**
   * The whole answer, within `totalMs`; a 5xx is a failure and not an answer. Rejects with
   * UpstreamFailure only.
   */
  ask(
    request: UpstreamRequest,
    cancellation: Cancellation,
    { waitMs, totalMs = this.#settings.limits.totalMs }: Patience = {},
  ): Promise<UpstreamAnswer> {
    const errand = { request, cancellation, limits: { ...this.#settings.limits, totalMs } }
    return this.guard(cancellation, () => this.#askTwice(errand), waitMs)
  }

  /** Runs one piece of work against this server within its queue and breaker. */
  async guard<T>(cancellation: Cancellation, work: () => Promise<T>, waitMs?: number): Promise<T> {
    if (!this.breaker.allows(this.#settings.now())) throw new UpstreamFailure('resting')
    if (!this.#limit.tryEnter() && !(await this.#limit.enter(waitMs)))
      throw new UpstreamFailure('busy')
    try {
      if (cancellation.cancelled) throw new UpstreamFailure('cancelled')
      const result = await work()
      this.breaker.succeeded()
      return result
    } catch (error) {
      throw this.#noted(toUpstreamFailure(error))
    } finally {
      cancellation.onCancel(null)
      this.#limit.leave()
    }
  }

  #noted(failure: UpstreamFailure): UpstreamFailure {
    if (SICK.has(failure.kind)) this.breaker.failed(this.#settings.now())
    return failure
  }

  async #askTwice(errand: Errand): Promise<UpstreamAnswer> {
    this.#retries.onRequest()
    try {
      return await this.#askOnce(errand)
    } catch (error) {
      if (!this.#mayRetry(errand.request, error)) throw error
      await pause()
      if (errand.cancellation.cancelled) throw new UpstreamFailure('cancelled')
      return this.#askOnce(errand)
    }
  }

  #mayRetry(request: UpstreamRequest, error: unknown): boolean {
    return (
      SAFE.has(request.method) &&
      error instanceof UpstreamFailure &&
      WORTH_RETRYING.has(error.kind) &&
      !this.breaker.open &&
      this.#retries.take()
    )
  }

  async #askOnce({ request, limits, cancellation }: Errand): Promise<UpstreamAnswer> {
    const answer = await collectAnswer(this.pool, request, limits, cancellation)
    if (answer.status >= 500) throw failureOf(answer)
    return answer
  }
}

/** A busy server says so and when to come back; every other 5xx is an answer nobody can use. */
const failureOf = ({ status, headers }: UpstreamAnswer): UpstreamFailure => {
  if (status === 504) return new UpstreamFailure('timeout')
  if (status !== 503) return new UpstreamFailure('unusable')

  const seconds = Number(headers['retry-after'])
  return new UpstreamFailure('unavailable', {
    retryAfter: seconds >= 1 && seconds <= 3600 ? Math.ceil(seconds) : 2,
  })
}
