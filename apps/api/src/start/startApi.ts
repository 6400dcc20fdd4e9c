import { setTimeout as pause } from 'node:timers/promises'
import { explainListening } from '@inzrt/settings/explainListening'
import { prepareFolder } from '@inzrt/settings/prepareFolder'
import { LOCAL_SUPPLIER } from '../advertising/orders/receipts/localSupplier.ts'
import { createAskGateway } from '../advertising/payments/askGateway.ts'
import { readGateway } from '../advertising/payments/readGateway.ts'
import { createPreparers } from '../advertising/uploads/createPreparers.ts'
import { createPurge } from '../catalogue/images/cdn/createPurge.ts'
import { createImageStore } from '../catalogue/images/createImageStore.ts'
import { createOriginals } from '../catalogue/images/createOriginals.ts'
import { createS3Originals } from '../catalogue/images/s3/createS3Originals.ts'
import { openAdIndex } from '../catalogue/search/ad-index/openAdIndex.ts'
import { startAdIndex } from '../catalogue/search/ad-index/startAdIndex.ts'
import { createCompanyRegister } from '../identity/companies/createCompanyRegister.ts'
import { createIdentity } from '../identity/createIdentity.ts'
import { loadLocalKey } from '../identity/tokens/loadLocalKey.ts'
import { createSites } from '../messages/mail/createSites.ts'
import { openDatabaseClock } from '../platform/clock/openDatabaseClock.ts'
import { openMovableClock } from '../platform/clock/openMovableClock.ts'
import { requireMachineClock, watchMachineClock } from '../platform/clock/watchMachineClock.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { requirePooled } from '../platform/database/pooler/requirePooled.ts'
import { openReplica } from '../platform/database/replicas/openReplica.ts'
import { requestJob } from '../platform/jobs/requestJob.ts'
import { startJobs } from '../platform/jobs/startJobs.ts'
import { createOutside } from '../platform/outside/createOutside.ts'
import { reachFor } from '../platform/outside/reach.ts'
import { seedWhenEmpty } from '../seed/seedWhenEmpty.ts'
import { buildApp } from './buildApp.ts'
import { buildManagement } from './buildManagement.ts'
import { buildWorker } from './buildWorker.ts'
import { createCouriers } from './jobs/createCouriers.ts'
import { createJobs } from './jobs/createJobs.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { measureJobs } from './metrics/measureJobs.ts'
import { prepareSchema } from './prepareSchema.ts'
import { provideDatabase } from './provideDatabase.ts'
import type { Settings } from './settings/readSettings.ts'

type RunningApi = Readonly<{ stop(): Promise<void> }>

/** What is done to end each thing that was begun, the last one first. */
const createEndings = () => {
  const endings: (() => unknown)[] = []

  return {
    add: (ending: () => unknown) => endings.unshift(ending),
    run: async (): Promise<void> => {
      for (const ending of endings.splice(0)) await ending()
    },
  }
}

/** Nobody waits for what jobs prepare. */
const PREPARER_WAIT_MS = 60_000

/** What may wait since the last process ended; lists judge validity by the time meanwhile. */
const AT_START = ['expireAds', 'composeEditions'] as const

/**
 * Starts the database and what the role of this process is, fills an empty database with the demo and listens.
 * @throws Error with a sentence for anyone who starts it; what was started is stopped then.
 */
export const startApi = async (
  settings: Settings,
  report: (line: string) => void,
): Promise<RunningApi> => {
  const endings = createEndings()
  let isStopping = false
  try {
    prepareFolder('DATA_DIR', settings.dataDir)
    prepareFolder('IMAGES_DIR', settings.imagesDir)
    const provided = await provideDatabase(settings)
    endings.add(() => provided.release())
    await prepareSchema(settings, provided.url)
    const pooledUrl = settings.databasePoolUrl
    if (pooledUrl) await requirePooled(pooledUrl, provided.url)
    if (settings.seedAds > 0)
      await seedWhenEmpty(provided.url, { ...settings, count: settings.seedAds, report })

    // Loaded only where somebody collects traces.
    const tracer = settings.tracesUrl
      ? (await import('@inzrt/telemetry/traces/createTracer')).createTracer({
          service: 'api',
          release: settings.release,
          url: settings.tracesUrl,
        })
      : null
    endings.add(() => tracer?.close())
    const database = openDatabase(provided.url, { pooledUrl, tracer })
    endings.add(() => database.close())
    const replicas = settings.replicaUrls.map((url) =>
      openReplica(url, { primary: database, longestLagMs: settings.longestLagMs, tracer }),
    )
    for (const replica of replicas) endings.add(() => replica.close())
    const tokenKeys = settings.tokenKeys ?? (await loadLocalKey(settings.dataDir))
    const databaseClock = await openDatabaseClock(database)
    requireMachineClock(databaseClock)
    const movableClock = settings.isClockMovable
      ? await openMovableClock(database, databaseClock.now)
      : undefined
    const clock = movableClock?.now ?? databaseClock.now
    const sites = createSites(settings.origins)
    const gateway = settings.gateway && (await readGateway(settings.gateway))
    const identity = createIdentity(database, clock, { keys: tokenKeys, sites })
    if (settings.demoKey) {
      // Loaded only now: a product that runs has no use for demo data.
      const { openDemoAccounts } = await import('../seed/openDemoAccounts.ts')
      await openDemoAccounts(database, identity.passwords, settings.demoKey)
    }
    const originals = settings.store
      ? createS3Originals({ ...settings.store, clock: databaseClock.now })
      : createOriginals(settings.imagesDir)
    const preparers = createPreparers({ longestWaitMs: PREPARER_WAIT_MS })
    endings.add(() => preparers.stop())
    const adIndex = openAdIndex(database)
    const jobs = createJobs({
      database,
      adIndex,
      clock,
      identity,
      originals,
      preparers,
      outside: createOutside(reachFor(settings.hasInnerPhotos)),
      couriers: createCouriers(settings, database, clock),
      pushKey: settings.pushKeys?.publicKey ?? null,
      purge: settings.cdn && createPurge(settings.cdn),
      imageStore: createImageStore(originals, settings.imagesDir, settings.variantsBytes),
      sites,
      secret: tokenKeys[0].secret,
      shop: {
        askGateway: gateway && createAskGateway(gateway),
        supplier: settings.supplier ?? LOCAL_SUPPLIER,
      },
    })
    const { management: place } = settings
    const metrics = place
      ? createMetrics({
          database,
          replicas,
          role: settings.role,
          imagesDir: settings.imagesDir,
          release: settings.release,
          isStopping: () => isStopping,
          machineAheadMs: databaseClock.machineAheadMs,
        })
      : null
    const isAnswering = settings.role !== 'worker'
    const isWorking = settings.role !== 'api'
    const buildFor = isAnswering ? buildApp : buildWorker
    const app = await buildFor(
      {
        ...settings,
        adIndex,
        originals,
        gateway,
        companies: createCompanyRegister(settings.aresUrl, clock),
        tokenKeys,
        replicas,
        isStopping: () => isStopping,
        clock,
        machineAheadMs: databaseClock.machineAheadMs,
        movableClock,
        jobs,
        tracer,
        requestMetrics: metrics?.requests ?? null,
        onReadAnswered: metrics?.readAnswered,
      },
      database,
    )
    endings.add(() => app.close())
    const measuredJobs = metrics?.jobs ? measureJobs(jobs, metrics.jobs) : jobs
    const stopJobs = isWorking ? await startJobs(database, measuredJobs, app.log) : null
    endings.add(() => stopJobs?.())
    endings.add(watchMachineClock({ clock: databaseClock, log: app.log, onWrong: stopJobs }))
    if (isWorking) for (const name of AT_START) await database.db.execute(requestJob(name))
    await app.listen({ host: settings.host, port: settings.port })
    if (place && metrics) {
      const drain = () => {
        isStopping = true
      }
      const { imagesDir } = settings
      const parts = { imagesDir, isStopping: () => isStopping, drain, metrics }
      const management = await buildManagement(parts, database)
      endings.add(() => management.close())
      await management.listen(place).catch((error) => {
        throw explainListening(error, place)
      })
    }
    if (isAnswering) endings.add(startAdIndex(adIndex, app.log))
  } catch (error) {
    await endings.run()
    throw explainListening(error, settings)
  }
  if (!settings.pushKeys) report('Without PUSH_KEY nobody is notified in a browser.')
  report(
    `${settings.role === 'worker' ? 'worker' : 'api'} listens at http://${settings.host}:${settings.port}`,
  )

  return {
    stop: async () => {
      isStopping = true
      // Who sends requests has to see it first.
      await pause(settings.drainMs)
      await endings.run()
    },
  }
}
