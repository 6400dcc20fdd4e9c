import type { Tracer } from '@inzrt/telemetry/traces/createTracer'
import { createAgeProof } from '../age/createAgeProof.ts'
import { ChangeFeed } from '../changes/ChangeFeed.ts'
import type { Config } from '../config/Config.ts'
import { AdGrants } from '../grants/AdGrants.ts'
import { PerClientConcurrency } from '../limits/PerClientConcurrency.ts'
import { RateLimiter } from '../limits/RateLimiter.ts'
import { LiveStreams } from '../live/LiveStreams.ts'
import type { Log } from '../operations/Log.ts'
import { Metrics } from '../operations/Metrics.ts'
import { dropSegments } from '../pages/dropOutdated.ts'
import { PageCache } from '../pages/PageCache.ts'
import { PageStore } from '../pages/PageStore.ts'
import { Positions } from '../positions/Positions.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { createSessions } from '../session/createSessions.ts'
import { localSessionKeys } from '../session/keys/localSessionKeys.ts'
import { createServiceStatus } from '../status/createServiceStatus.ts'
import type { ConcurrencySettings } from '../upstream/ConcurrencyLimit.ts'
import { createPool } from '../upstream/createPool.ts'
import { Upstream, type UpstreamSettings } from '../upstream/Upstream.ts'

/** Time as the process sees it; tests bring their own. */
export type Clock = Readonly<{
  now: () => number
  wait: (ms: number) => Promise<void>
  /** Milliseconds since 1970; as the api says unless given. */
  wall?: () => number
}>

const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
}

/**
 * Drawing a page takes a shell some milliseconds of its processor: few at once, and a short queue. Renewals, whose old
 * page is shown meanwhile, leave places to those who have nothing to see yet.
 */
const DRAWING = { active: 16, waiting: 64, waitMs: 400, each: 8, forNobody: 8 }
/**
 * The queue of calls is bounded by how long they would wait; its length only bounds memory. An office that logs in at
 * one moment finds places for nearly all, and others find the rest.
 */
const CALLING = { active: 64, waiting: 1024, waitMs: 400, each: 48 }
/** Pictures are passed on as fast as visitors take them: many at once, but few for each visitor. */
const PICTURES = { active: 512, waiting: 512, waitMs: 3000 }
/** Photos one visitor sends at once. */
const PHOTOS_EACH = 4
const PICTURES_EACH = 64

/** Twice what a page has whose ads all say as much as the wire lets through, in the widest signs. */
const PAGE_BYTES = 8 * 1024 * 1024
const limits = { bytes: PAGE_BYTES, totalMs: 12_000 }
/** Of the store's room, what files of the builds may take. */
const ASSET_SHARE = 0.25

type Around = Readonly<{ clock?: Clock; tracer?: Tracer | null }>

/** Puts together what the bff needs: servers behind it, the store, limits, metrics. */
export const createProxyParts = (
  config: Config,
  log: Log,
  { clock = realClock, tracer = null }: Around = {},
): ProxyParts => {
  const { now } = clock
  const metrics = new Metrics()
  const onFailure =
    (name: string): UpstreamSettings['onFailure'] =>
    (route, kind) =>
      metrics.upstreamFailed(name, route, kind)
  const shared = <Settings extends { each: number }>(settings: Settings): Settings => ({
    ...settings,
    each: settings.each * config.budgetFactor,
  })
  const shell = (name: 'general' | 'adult'): Upstream =>
    new Upstream({
      name,
      pool: createPool(config.shellUrls[name], config.mode),
      concurrency: shared(DRAWING),
      limits,
      now,
      onFailure: onFailure(name),
    })

  /** Pictures have connections of their own: who reads them slowly keeps no call waiting. */
  const ofApi = (name: string, concurrency: ConcurrencySettings): Upstream => {
    const pool = createPool(config.apiUrl, config.mode, concurrency.active)
    return new Upstream({ name, pool, concurrency, limits, now, onFailure: onFailure(name) })
  }
  const api = ofApi('api', shared(CALLING))
  const images = ofApi('images', PICTURES)
  const shells = { general: shell('general'), adult: shell('adult') }
  const assetBytes = Math.floor(config.storeBytes * ASSET_SHARE)
  const pages = new PageCache({ bytes: config.storeBytes - assetBytes, ...clock })

  const keys = config.sessionKeys ?? localSessionKeys(config.dataDir)
  const positions = new Positions(keys)
  const sessions = createSessions(
    config,
    api,
    { log, onForeign: () => metrics.foreignSession() },
    clock,
  )
  const live = new LiveStreams({
    hasEnded: (session) => sessions.hasEnded(session),
    budgetFactor: config.budgetFactor,
  })
  const changes = new ChangeFeed({
    ...config,
    now,
    breaker: api.breaker,
    onChange: (kind, data, at) => {
      metrics.changed(kind)
      if (kind === 'pages') dropSegments({ pages, positions }, data, at)
      if (kind === 'session') {
        sessions.heard(data)
        live.endEnded()
      }
      if (kind === 'conversation') live.tell(data)
    },
    onConnection: (isConnected, at) => {
      positions.onConnection(isConnected, at)
      pages.onConnection(isConnected)
      sessions.onConnection()
      if (!isConnected) live.endAll()
      log.event(isConnected ? 'hears of changes' : 'hears of no changes: all that is kept is old')
    },
  })

  metrics.watch({
    release: config.release,
    storeBytes: () => pages.bytes,
    storePages: () => pages.size,
    isConnected: () => changes.isConnected,
    liveStreams: () => live.size,
    owedRevocations: () => sessions.revocations.owed,
    upstreams: [api, images, shells.general, shells.adult],
  })
  return {
    config,
    api,
    images,
    shells,
    pages,
    positions,
    changes,
    assets: new PageStore(assetBytes),
    limiter: new RateLimiter(config.budgetFactor),
    services: createServiceStatus(clock.wall ?? Date.now),
    photoPlaces: new PerClientConcurrency(PHOTOS_EACH * config.budgetFactor),
    picturePlaces: new PerClientConcurrency(PICTURES_EACH * config.budgetFactor),
    sessions,
    live,
    // Moving the clock moves sessions, not what is known of a visitor's age.
    ageProof: createAgeProof(config, config.isClockMovable ? clock.wall : () => sessions.now()),
    grants: new AdGrants(keys),
    tracer,
    log,
    metrics,
    lifecycle: { warming: false, draining: false },
    now,
  }
}
