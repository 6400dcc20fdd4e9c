import { setTimeout as pause } from 'node:timers/promises'
import { isBefore, type LogPosition } from '@inzrt/contracts/wire/logPosition'
import type { Tracer } from '@inzrt/telemetry/traces/createTracer'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { ReadableDatabase } from '../openDatabase.ts'
import { openPool, toStartOptions } from '../openPool.ts'
import { tracePool } from '../tracePool.ts'
import { createLag } from './createLag.ts'

/** How a replica stands: `used`, `late` for longer than it may be, or `away`. */
type ReplicaState = 'used' | 'late' | 'away'

export type Replica = Readonly<{
  database: ReadableDatabase
  /** Whether it may answer somebody who has to see what was written up to a position. */
  knows: (position: LogPosition | null) => boolean
  /** It failed: nobody asks it until it has answered us. */
  doubt: () => void
  figures: () => Readonly<{ state: ReplicaState; lagMs: number; lagBytes: number }>
  close: () => Promise<void>
}>

type Options = Readonly<{
  primary: Pick<ReadableDatabase, 'pool'>
  /** One that is later is left aside. */
  longestLagMs: number
  tracer?: Tracer | null
}>

const EVERY_MS = 500
/** The primary answers instead, and a visitor still waits. */
const PATIENCE = { connectionTimeoutMillis: 1_000, query_timeout: 1_500 }
const MAX_CONNECTIONS = 16

/** Both of one history; a copy of another database has positions that say nothing here. */
const SYSTEM = '(select system_identifier::text from pg_control_system()) as system'
const READ_PRIMARY = `select pg_current_wal_insert_lsn()::text as written, ${SYSTEM}`
const READ_REPLICA = `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as replayed, ${SYSTEM}`

type Written = Readonly<{ written: LogPosition; system: string }>
type Replayed = Readonly<{ follows: boolean; replayed: LogPosition | null; system: string }>

const ask = async <Row extends object>(pool: Pool, text: string): Promise<Row> => {
  const { rows } = await pool.query<Row>(text)
  if (!rows[0]) throw new Error('No answer.')

  return rows[0]
}

const toBytes = (position: LogPosition): number => {
  const [high = '', low = ''] = position.split('/')

  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)
}

/**
 * A standby of the database, which is asked twice a second how far it has replayed what the primary wrote. What it
 * says it has replayed it keeps, so that reading from it afterwards shows at least so much.
 */
export const openReplica = (
  url: string,
  { primary, longestLagMs, tracer = null }: Options,
): Replica => {
  const options = toStartOptions()
  const config = { connectionString: url, options, ...PATIENCE }
  const pool = openPool({ ...config, max: MAX_CONNECTIONS })
  if (tracer) tracePool(pool, tracer)
  // Of its own: one that is only busy is not away.
  const watching = openPool({ ...config, max: 1 })
  const lag = createLag()
  let replayed: LogPosition | null = null
  let figures = { state: 'away' as ReplicaState, lagMs: Number.NaN, lagBytes: Number.NaN }

  const doubt = (): void => {
    replayed = null
    figures = { ...figures, state: 'away' }
  }

  const look = async (): Promise<void> => {
    const [ahead, behind] = await Promise.all([
      ask<Written>(primary.pool, READ_PRIMARY),
      ask<Replayed>(watching, READ_REPLICA),
    ])
    if (!behind.follows || behind.replayed === null || behind.system !== ahead.system)
      return doubt()
    const lagMs = lag.of(behind.replayed, ahead.written, performance.now())
    figures = {
      state: lagMs > longestLagMs ? 'late' : 'used',
      lagMs,
      lagBytes: Math.max(0, toBytes(ahead.written) - toBytes(behind.replayed)),
    }
    replayed = behind.replayed
  }

  const ending = new AbortController()
  const watch = async (): Promise<void> => {
    const { signal } = ending
    while (!signal.aborted) {
      await look().catch(doubt)
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const watched = watch()

  return {
    database: { pool, db: drizzle(pool), isReplica: true },
    knows: (position) =>
      figures.state === 'used' &&
      replayed !== null &&
      (position === null || !isBefore(replayed, position)),
    doubt,
    figures: () => figures,
    close: async () => {
      ending.abort()
      await watched
      await Promise.all([pool.end(), watching.end()])
    },
  }
}
