import type { ChangeKind } from '@inzrt/contracts/wire/changes'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FailureKind } from '../upstream/UpstreamFailure.ts'

type Readings = Readonly<{
  storeBytes: () => number
  storePages: () => number
  open: () => Record<string, boolean>
  isInTouch: () => boolean
  owedRevocations: () => number
  liveStreams: () => number
}>

/** Counters an operator reads at /metrics; labels are route templates, never addresses. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = new Counter({
    name: 'bff_requests_total',
    help: 'Answers by site, route, status and part of the store.',
    labelNames: ['brand', 'route', 'status', 'cache'],
    registers: [this.registry],
  })
  readonly #seconds = new Histogram({
    name: 'bff_request_seconds',
    help: 'Time from the request to the end of its answer, without answers of the store.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  })
  readonly #failures = new Counter({
    name: 'bff_upstream_failures_total',
    help: 'Failures of servers behind, by route and kind; unreachable, timeout and unavailable open a breaker.',
    labelNames: ['upstream', 'route', 'kind'],
    registers: [this.registry],
  })
  readonly #strangers = new Counter({
    name: 'bff_strange_scripts_total',
    help: 'Scripts in drawn pages that neither we nor Next wrote, and that may not run: an alarm.',
    labelNames: ['brand'],
    registers: [this.registry],
  })

  readonly #changes = new Counter({
    name: 'bff_changes_total',
    help: 'What the api told of changes, by kind; hello counts how often we came into touch.',
    labelNames: ['kind'],
    registers: [this.registry],
  })

  readonly #foreign = new Counter({
    name: 'bff_foreign_sessions_total',
    help: 'Cookies sealed with keys this bff does not have: an alarm, SESSION_KEYS differ.',
    registers: [this.registry],
  })

  request(brand: string, route: string, status: number, cacheStatus: string, ms: number): void {
    this.#requests.inc({ brand, route, status, cache: cacheStatus })
    if (cacheStatus !== 'hit') this.#seconds.observe({ route }, ms / 1000)
  }

  upstreamFailed(upstream: string, route: string, kind: FailureKind): void {
    this.#failures.inc({ upstream, route, kind })
  }

  strangeScripts(brand: string, count: number): void {
    this.#strangers.inc({ brand }, count)
  }

  foreignSession(): void {
    this.#foreign.inc()
  }

  changed(kind: ChangeKind): void {
    this.#changes.inc({ kind })
  }

  /** Adds what can be read at any time: the process, the store, the breakers. */
  watch({ storeBytes, storePages, open, isInTouch, owedRevocations, liveStreams }: Readings): void {
    collectDefaultMetrics({ register: this.registry })
    this.#gauge('bff_store_bytes', 'Bytes the page store holds.', storeBytes)
    this.#gauge('bff_store_pages', 'Pages the page store holds.', storePages)
    this.#gauge(
      'bff_owed_revocations',
      'Ends of sessions the api could not be told yet.',
      owedRevocations,
    )
    this.#gauge('bff_live_streams', 'Browsers that are told of their conversations.', liveStreams)
    this.#gauge('bff_in_touch', '0 while nobody tells us what changes: an alarm.', () =>
      Number(isInTouch()),
    )
    const breakers = new Gauge({
      name: 'bff_upstream_resting',
      help: '1 while an upstream is asked once a second only.',
      labelNames: ['upstream'],
      registers: [this.registry],
      collect: () => {
        for (const [upstream, resting] of Object.entries(open())) {
          breakers.set({ upstream }, resting ? 1 : 0)
        }
      },
    })
  }

  #gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(read()),
    })
  }
}
