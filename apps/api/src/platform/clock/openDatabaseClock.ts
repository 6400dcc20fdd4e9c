import type { Pool } from 'pg'
import type { Database } from '../database/openDatabase.ts'
import type { Clock } from './Clock.ts'

/** A step back up to this long is waited out; a longer one is followed, because time would stand too long. */
const WAITED_OUT_MS = 5_000
const LOOKS = 3

/** The time that all processes share. */
export type DatabaseClock = Readonly<{
  now: Clock
  /** How far this machine's clock is ahead of the database's, in milliseconds. */
  machineAheadMs(): number
  /** Looks again what time it is. */
  refresh(): Promise<void>
}>

/** Sources of time of the machine; tests bring their own. */
type Machine = Readonly<{
  wall: () => number
  /** Only grows. */
  steady: () => number
}>

/** Where the database's time began, counted by the steady clock, and how wrong that may be. */
type Look = Readonly<{ origin: number; error: number }>

const MACHINE: Machine = { wall: () => Date.now(), steady: () => performance.now() }

const lookOnce = async (pool: Pool, steady: () => number): Promise<Look> => {
  const client = await pool.connect()
  try {
    const asked = steady()
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    const heard = steady()
    const now = rows[0]?.now.getTime() ?? Number.NaN

    return { origin: now - (asked + heard) / 2, error: (heard - asked) / 2 }
  } finally {
    client.release()
  }
}

/** The nearest of a few looks: a slow answer says little. */
const look = async (pool: Pool, steady: () => number): Promise<Look> => {
  const looks: Look[] = []
  while (looks.length < LOOKS) looks.push(await lookOnce(pool, steady))

  return looks.reduce((best, other) => (other.error < best.error ? other : best))
}

/**
 * A clock that goes as the database's: measured, then counted by the machine's steady clock, so that neither a
 * wrong machine nor a corrected one is noticed. It never goes back by a moment.
 */
export const openDatabaseClock = async (
  { pool }: Pick<Database, 'pool'>,
  { wall, steady }: Machine = MACHINE,
): Promise<DatabaseClock> => {
  let { origin } = await look(pool, steady)
  let latest = Number.NEGATIVE_INFINITY

  const read = (): number => {
    const time = origin + steady()
    if (time > latest || latest - time > WAITED_OUT_MS) latest = time

    return latest
  }

  return {
    now: () => new Date(read()),
    machineAheadMs: () => Math.round(wall() - read()),
    refresh: async () => {
      const seen = await look(pool, steady)
      // Within what a look may be wrong by, the clock has not moved.
      if (Math.abs(seen.origin - origin) > seen.error) origin = seen.origin
    },
  }
}
