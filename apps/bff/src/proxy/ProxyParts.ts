import type { Tracer } from '@inzrt/telemetry/traces/createTracer'
import type { AgeProof } from '../age/createAgeProof.ts'
import type { ChangeFeed } from '../changes/ChangeFeed.ts'
import type { Config } from '../config/Config.ts'
import type { AdGrants } from '../grants/AdGrants.ts'
import type { PerClientConcurrency } from '../limits/PerClientConcurrency.ts'
import type { RateLimiter } from '../limits/RateLimiter.ts'
import type { LiveStreams } from '../live/LiveStreams.ts'
import type { Log } from '../operations/Log.ts'
import type { Metrics } from '../operations/Metrics.ts'
import type { PageCache } from '../pages/PageCache.ts'
import type { PageStore } from '../pages/PageStore.ts'
import type { Positions } from '../positions/Positions.ts'
import type { Sessions } from '../session/Sessions.ts'
import type { ServiceStatus } from '../status/createServiceStatus.ts'
import type { Upstream } from '../upstream/Upstream.ts'

/** What the parts of the bff share: settings, servers behind it, the store, the clock. */
export type ProxyParts = Readonly<{
  config: Config
  api: Upstream
  images: Upstream
  shells: Readonly<Record<'general' | 'adult', Upstream>>
  pages: PageCache
  positions: Positions
  changes: ChangeFeed
  assets: PageStore
  limiter: RateLimiter
  picturePlaces: PerClientConcurrency
  photoPlaces: PerClientConcurrency
  sessions: Sessions
  live: LiveStreams
  ageProof: AgeProof
  grants: AdGrants
  /** Keeps traces; null: nobody collects them. */
  tracer: Tracer | null
  log: Log
  metrics: Metrics
  services: ServiceStatus
  /**
   * warming: it draws what was asked for before it stopped, and wants no visitors yet.
   * draining: on its way out of the balancer; connections end with their next answer.
   */
  lifecycle: { warming: boolean; draining: boolean }
  /** Milliseconds that only grow. */
  now: () => number
}>
