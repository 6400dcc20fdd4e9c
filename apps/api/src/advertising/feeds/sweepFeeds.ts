import { DAY_MS } from '@inzrt/domain/time'
import { and, eq, lt } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { feeds } from '../../platform/database/schema/feeds.ts'

/** How long the rest of a file is waited for, and how long what became of one is kept. */
const WAITED_DAYS = 1
const RETENTION_DAYS = 90

/** Deletes files that never came whole, and reports nobody needs any more. */
export const sweepFeeds = async (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<void> => {
  const ago = (days: number): Date => new Date(clock().getTime() - days * DAY_MS)
  const isGivenUp = and(eq(feeds.state, 'arriving'), lt(feeds.createdAt, ago(WAITED_DAYS)))
  await deleteRows(database, feeds, isGivenUp, turn)
  await deleteRows(database, feeds, lt(feeds.finishedAt, ago(RETENTION_DAYS)), turn)
}
