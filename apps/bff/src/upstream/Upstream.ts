import { networkOf } from '@inzrt/rules/session'
import type { Dispatcher } from 'undici'
import type { Cancellation } from './Cancellation.ts'
import { CircuitBreaker } from './CircuitBreaker.ts'
import { ConcurrencyLimit, type ConcurrencySettings, type Load } from './ConcurrencyLimit.ts'
import { type CollectLimits, collectAnswer } from './collectAnswer.ts'
import { failureOfStatus } from './failureOfStatus.ts'
import { RetryBudget } from './RetryBudget.ts'
import { toUpstreamFailure } from './toUpstreamFailure.ts'
import { type FailureKind, UpstreamFailure } from './UpstreamFailure.ts'
import type { RoutedRequest, UpstreamAnswer, UpstreamRequest } from './UpstreamRequest.ts'

export type UpstreamSettings = Readonly<{
  name: string
  pool: Dispatcher
  concurrency: ConcurrencySettings
  limits: CollectLimits
  /** Milliseconds that only grow. */
  now: () => number
  /** Told of each failure, by the template of its route. */
  onFailure: (route: string, kind: FailureKind) => void
}>

/** How long somebody waits for a place in the queue, and then for the answer; the upstream's own times unless given. */
export type Patience = Readonly<{ waitMs?: number | undefined; totalMs?: number | undefined }>

/** One piece of work: the template it came by, for whom it is, and who may end it. */
type Guarded = Readonly<{
  route: string
  client?: string | undefined
  weight?: number | undefined
  cancellation: Cancellation
  waitMs?: number | undefined
}>

type Call = Readonly<{
  request: UpstreamRequest
  cancellation: Cancellation
  limits: CollectLimits
}>

const SAFE = new Set(['GET', 'HEAD'])
const WORTH_RETRYING = new Set(['unreachable', 'unavailable'])
/** Concerns one upload, with a text for its sender: no sign of an unhealthy server. */
const NO_ROOM = 507
/** What says that the server as a whole cannot be asked. */
const SICK = new Set<FailureKind>(['unreachable', 'timeout', 'unavailable'])
/** Failures of one call, by a server that answers others. */
const OF_ONE_CALL = new Set<FailureKind>(['unusable', 'readOnly'])
const JITTER_MS = 40

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * JITTER_MS))

/** One server behind the bff, asked with every guard between: queue, breaker, retry budget, deadlines. */
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

  /** Places of it that are taken, of how many, and who waits for one. */
  get load(): Load {
    return this.#limit.load
  }

  /**
   * The whole answer, within `totalMs`; a 5xx is a failure and not an answer. Rejects with
   * UpstreamFailure only.
   */
  ask(
    { route, client, weight, ...request }: RoutedRequest,
    cancellation: Cancellation,
    { waitMs, totalMs = this.#settings.limits.totalMs }: Patience = {},
  ): Promise<UpstreamAnswer> {
    const call = { request, cancellation, limits: { ...this.#settings.limits, totalMs } }
    return this.guard({ route, client, weight, cancellation, waitMs }, () => this.#askTwice(call))
  }

  /** Runs one piece of work against this server within its queue and breaker. */
  async guard<T>(
    { route, client, weight, cancellation, waitMs }: Guarded,
    work: () => Promise<T>,
  ): Promise<T> {
    if (!this.breaker.allows(this.#settings.now())) throw new UpstreamFailure('resting')
    const whose = client === undefined ? null : networkOf(client)
    const places = this.#limit.placesFor(weight)
    if (!this.#limit.tryEnter(whose, places) && !(await this.#limit.enter(waitMs, whose, places)))
      throw new UpstreamFailure('busy')
    try {
      if (cancellation.cancelled) throw new UpstreamFailure('cancelled')
      const result = await work()
      this.breaker.succeeded()
      return result
    } catch (error) {
      throw this.#noted(route, toUpstreamFailure(error))
    } finally {
      cancellation.onCancel(null)
      this.#limit.leave(whose, places)
    }
  }

  #noted(route: string, failure: UpstreamFailure): UpstreamFailure {
    if (SICK.has(failure.kind)) this.breaker.failed(this.#settings.now())
    // A server that answers one call badly answers others: it needs no rest.
    if (OF_ONE_CALL.has(failure.kind)) this.breaker.succeeded()
    if (failure.kind !== 'cancelled') this.#settings.onFailure(route, failure.kind)

    return failure
  }

  async #askTwice(call: Call): Promise<UpstreamAnswer> {
    this.#retries.onRequest()
    try {
      return await this.#askOnce(call)
    } catch (error) {
      if (!this.#mayRetry(call.request, error)) throw error
      await pause()
      if (call.cancellation.cancelled) throw new UpstreamFailure('cancelled')
      return this.#askOnce(call)
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

  async #askOnce({ request, limits, cancellation }: Call): Promise<UpstreamAnswer> {
    const answer = await collectAnswer(this.pool, request, limits, cancellation)
    if (answer.status >= 500 && answer.status !== NO_ROOM) throw failureOfStatus(answer)
    return answer
  }
}
