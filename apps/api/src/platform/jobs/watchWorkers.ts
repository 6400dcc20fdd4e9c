import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { Client } from 'pg'
import { createClient } from '../database/createClient.ts'
import type { Database } from '../database/openDatabase.ts'
import type { JobName } from './Job.ts'
import { requestJob } from './requestJob.ts'

/** First halves of advisory locks: each living worker holds one of the first, who looks after others the second. */
const ALIVE = 7_201_455
const LOOKING = 7_201_456

const PATIENCE_MS = 4_000
const LOOK_EVERY_MS = 5_000

/** A machine that lost its power says nothing: the database finds out by itself within half a minute. */
const FIND_LOSS = sql`
  select set_config('tcp_keepalives_idle', '10', false),
    set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`

const CLAIM_LOOK = sql`select pg_try_advisory_xact_lock(${LOOKING}, 0) as "isMine"`

type LeftJob = Readonly<{ id: string; name: JobName; worker: string }>

const READ_LEFT = sql`
  select id::text, task_identifier as name, locked_by as worker from graphile_worker.jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and classid = ${ALIVE}::oid
      and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
      and database = (select oid from pg_database where datname = current_database())
  )`

type Watched = Readonly<{
  database: Pick<Database, 'direct'>
  /** The names by which the queue knows the workers of this process. */
  workers: readonly string[]
  log: Pick<FastifyBaseLogger, 'warn'>
  everyMs?: number | undefined
}>

/**
 * Says that the workers of this process live, by locks that end with its connection, and asks again for what
 * others had in hand that do not. One whose connection broke has until the second look to come back; a job
 * done twice does no harm.
 * @returns what ends it
 */
export const watchWorkers = async ({
  database,
  workers,
  log,
  everyMs = LOOK_EVERY_MS,
}: Watched): Promise<() => Promise<void>> => {
  let client: Client | null = null
  let suspects: ReadonlySet<string> = new Set()

  const connect = async (): Promise<Client> => {
    const opened = createClient(database, 'inzrt-worker', PATIENCE_MS)
    opened.on('error', () => undefined)
    await opened.connect()
    client = opened
    const db = drizzle(opened)
    await db.execute(FIND_LOSS)
    for (const worker of workers)
      await db.execute(sql`select pg_advisory_lock_shared(${ALIVE}, hashtext(${worker}))`)

    return opened
  }

  const look = async (): Promise<void> => {
    const connected = client ?? (await connect())
    await drizzle(connected).transaction(async (tx) => {
      const { rows: claim } = await tx.execute<{ isMine: boolean }>(CLAIM_LOOK)
      if (!claim[0]?.isMine) return
      const { rows: left } = await tx.execute<LeftJob>(READ_LEFT)
      const abandoned = left.filter(({ id }) => suspects.has(id))
      suspects = new Set(left.map(({ id }) => id))
      for (const { id, name, worker } of abandoned) {
        await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${worker}])`)
        await tx.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`)
        await tx.execute(requestJob(name))
        log.warn({ job: name, worker }, 'a worker is gone, its job is done again')
      }
    })
  }

  const leave = async (): Promise<void> => {
    const left = client
    client = null
    await left?.end().catch(() => undefined)
  }

  let looking: Promise<void> | null = null
  const lookInTurn = (): Promise<void> => {
    looking ??= look()
      .catch((error) => {
        log.warn({ err: error }, 'other workers could not be looked after')
        // Ends in its own time, which a lost network makes long.
        void leave()
      })
      .finally(() => {
        looking = null
      })

    return looking
  }
  await lookInTurn()
  const timer = setInterval(lookInTurn, everyMs)

  return async () => {
    clearInterval(timer)
    await looking
    await leave()
  }
}
