import type { ChangeKind } from '@inzrt/contracts/wire/changes'
import { createRequestMetrics } from '@inzrt/telemetry/createRequestMetrics'
import { watchProcess } from '@inzrt/telemetry/watchProcess'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Upstream } from '../upstream/Upstream.ts'
import type { FailureKind } from '../upstream/UpstreamFailure.ts'

type Readings = Readonly<{
  release: string | null
  storeBytes: () => number
  storePages: () => number
  upstreams: readonly Upstream[]
  isConnected: () => boolean
  owedRevocations: () => number
  liveStreams: () => number
}>

/** Counters an operator reads at /metrics; labels are route templates, never addresses. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = createRequestMetrics(this.registry, 'bff', [
    ...['brand', 'kind', 'route', 'cache'],
  ])
  readonly #failures = new Counter({
    name: 'bff_upstream_failures_total',
    help: 'Failures of servers behind, by route and kind; unreachable, timeout and unavailable open a breaker.',
    labelNames: ['upstream', 'route', 'kind'],
    registers: [this.registry],
  })
  readonly #unknownScripts = new Counter({
    name: 'bff_unknown_scripts_total',
    help: 'Scripts in drawn pages that neither we nor Next wrote, and that may not run: an alarm.',
    labelNames: ['brand'],
    registers: [this.registry],
  })

  readonly #scriptErrors = new Counter({
    name: 'bff_script_errors_total',
    help: 'Errors of scripts that pages told of.',
    labelNames: ['brand'],
    registers: [this.registry],
  })

  readonly #changes = new Counter({
    name: 'bff_changes_total',
    help: 'What the api told of changes, by kind; hello counts how often we connected.',
    labelNames: ['kind'],
    registers: [this.registry],
  })

  readonly #foreign = new Counter({
    name: 'bff_foreign_sessions_total',
    help: 'Cookies sealed with keys this bff does not have: an alarm, SESSION_KEYS differ.',
    registers: [this.registry],
  })

  upstreamFailed(upstream: string, route: string, kind: FailureKind): void {
    this.#failures.inc({ upstream, route, kind })
  }

  unknownScripts(brand: string, count: number): void {
    this.#unknownScripts.inc({ brand }, count)
  }

  scriptFailed(brand: string): void {
    this.#scriptErrors.inc({ brand })
  }

  foreignSession(): void {
    this.#foreign.inc()
  }

  changed(kind: ChangeKind): void {
    this.#changes.inc({ kind })
  }

  /** Adds what can be read at any time: the process, the store, the breakers. */
  watch({ release, upstreams, ...readings }: Readings): void {
    watchProcess(this.registry, release)
    this.#gauge('bff_store_bytes', 'Bytes the page store holds.', readings.storeBytes)
    this.#gauge('bff_store_pages', 'Pages the page store holds.', readings.storePages)
    this.#gauge(
      'bff_owed_revocations',
      'Ends of sessions the api could not be told yet.',
      readings.owedRevocations,
    )
    this.#gauge(
      'bff_live_streams',
      'Browsers that are told of their conversations.',
      readings.liveStreams,
    )
    this.#gauge('bff_in_touch', '0 while nobody tells us what changes: an alarm.', () =>
      Number(readings.isConnected()),
    )
    const each = (name: string, help: string, read: (upstream: Upstream) => number) => {
      const gauge: Gauge<'upstream'> = new Gauge({
        name,
        help,
        labelNames: ['upstream'],
        registers: [this.registry],
        collect: () => {
          for (const one of upstreams) gauge.set({ upstream: one.name }, read(one))
        },
      })
    }
    each('bff_upstream_resting', '1 while it is asked once a second only.', ({ breaker }) =>
      Number(breaker.open),
    )
    each('bff_upstream_places', 'How much may be under way at once.', ({ load }) => load.most)
    each('bff_upstream_active', 'Of these the places taken.', ({ load }) => load.active)
    each('bff_upstream_waiting', 'Requests that wait for one.', ({ load }) => load.waiting)
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
