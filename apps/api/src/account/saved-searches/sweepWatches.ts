import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import { confirmableSince } from './confirmableSince.ts'

/** Forgets addresses whose readers did not confirm what they were asked. */
export const sweepWatches = (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<number> => {
  const isUnanswered = and(
    ...[isNotNull(savedSearches.email), isNull(savedSearches.confirmedAt)],
    lt(savedSearches.createdAt, confirmableSince(clock())),
  )

  return deleteRows(database, savedSearches, isUnanswered, turn)
}
