import { createRequestMetrics, type RequestMetrics } from '@inzrt/telemetry/createRequestMetrics'
import { watchProcess } from '@inzrt/telemetry/watchProcess'
import { Gauge, Registry } from 'prom-client'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { AnsweredBy } from '../../platform/database/replicas/createReads.ts'
import type { Replica } from '../../platform/database/replicas/openReplica.ts'
import { readDisk } from '../../platform/health/readDisk.ts'
import { createFigures } from './figures/createFigures.ts'
import { createJobMetrics, type JobMetrics } from './measureJobs.ts'
import { watchReplicas } from './watchReplicas.ts'

type Parts = Readonly<{
  database: Database
  replicas: readonly Replica[]
  role: 'both' | 'api' | 'worker'
  /** What the release that runs is called; null: nobody named it. */
  release: string | null
  imagesDir: string
  isStopping: () => boolean
  machineAheadMs: () => number
}>

/** What an operator reads of this process at `/metrics`. */
export type ProcessMetrics = Readonly<{
  /** Null where no call is answered. */
  requests: RequestMetrics | null
  /** Null where nobody works. */
  jobs: JobMetrics | null
  /** Told who answered a call that only reads. */
  readAnswered: (by: AnsweredBy) => void
  contentType: string
  read: () => Promise<string>
}>

const ROOM = { full: 0, low: 1, ok: 2, unknown: Number.NaN } as const

/** The metrics of a process that is `role`; what the whole portal has come to is read where somebody works. */
export const createMetrics = (parts: Parts): ProcessMetrics => {
  const { database, replicas, role, release, imagesDir, isStopping, machineAheadMs } = parts
  const registry = new Registry()
  watchProcess(registry, release)
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  new Gauge({
    name: 'api_role',
    help: '1 for what this process does.',
    labelNames: ['role'],
    registers: [registry],
  }).set({ role }, 1)
  const { pool } = database
  gauge('api_draining', '1 while it is on its way out.', () => Number(isStopping()))
  gauge('api_database_connections', 'Connections to the database.', () => pool.totalCount)
  gauge('api_database_connections_most', 'The most of them.', () => pool.options.max)
  gauge('api_database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount)
  gauge(
    'api_clock_ahead_seconds',
    'This clock before the database’s.',
    () => machineAheadMs() / 1e3,
  )
  gauge('api_pictures_room', 'Disk of pictures: 2 enough, 1 little, 0 none.', async () => {
    return ROOM[await readDisk(imagesDir)]
  })
  gauge('process_uptime_seconds', 'Since the start.', () => Math.round(process.uptime()))
  const refresh = role === 'api' ? null : createFigures(registry, database)

  return {
    requests:
      role === 'worker' ? null : createRequestMetrics(registry, 'api', ['kind', 'route', 'brand']),
    jobs: role === 'api' ? null : createJobMetrics(registry),
    readAnswered: watchReplicas(registry, replicas),
    contentType: registry.contentType,
    read: async () => {
      await refresh?.()

      return registry.metrics()
    },
  }
}
