import { sql } from 'drizzle-orm'
import type { Database } from '../database/openDatabase.ts'
import { clockOffset } from '../database/schema/clockOffset.ts'
import type { Clock } from './Clock.ts'

/** Another process may have moved the clock; it is noticed within this time. */
const MAX_AGE_MS = 1_000

/** A clock that runs as another one, but ahead of it. It stays moved when everything restarts. */
export type MovableClock = Readonly<{
  now: Clock
  offsetMs(): number
  /** Notices what other processes did. */
  refresh(): Promise<void>
  advance(ms: number): Promise<void>
  reset(): Promise<void>
}>

/** Opens a clock whose offset the database keeps. */
export const openMovableClock = async ({ db }: Database, clock: Clock): Promise<MovableClock> => {
  let offset = 0
  let readAt = Number.NEGATIVE_INFINITY

  const keep = (offsetMs = 0): void => {
    offset = offsetMs
    readAt = performance.now()
  }

  const refresh = async (): Promise<void> => {
    if (performance.now() - readAt < MAX_AGE_MS) return
    keep((await db.select().from(clockOffset))[0]?.offsetMs)
  }
  await refresh()

  return {
    now: () => new Date(clock().getTime() + offset),
    offsetMs: () => offset,
    refresh,
    advance: async (ms) => {
      const [row] = await db
        .insert(clockOffset)
        .values({ offsetMs: ms })
        .onConflictDoUpdate({
          target: clockOffset.id,
          set: { offsetMs: sql`${clockOffset.offsetMs} + excluded.offset_ms` },
        })
        .returning()
      keep(row?.offsetMs)
    },
    reset: async () => {
      await db.delete(clockOffset)
      keep()
    },
  }
}
