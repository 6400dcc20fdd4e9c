import { WATCH_CONFIRM_HOURS } from '@inzrt/domain/limits'
import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'

/** Forgets addresses whose readers did not confirm what they were asked. */
export const sweepWatches = (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<number> => {
  const before = new Date(clock().getTime() - WATCH_CONFIRM_HOURS * 3_600_000)
  const isUnanswered = and(
    ...[isNotNull(savedSearches.email), isNull(savedSearches.confirmedAt)],
    lt(savedSearches.createdAt, before),
  )

  return deleteRows(database, savedSearches, isUnanswered, turn)
}
