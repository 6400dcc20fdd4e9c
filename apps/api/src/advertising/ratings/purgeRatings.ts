import { RATING_MONTHS } from '@inzrt/rules/limits'
import { and, isNull, lt, or } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ratings } from '../../platform/database/schema/ratings.ts'

/** Deletes ratings that are three years old, and those that only two people saw, whose conversation is gone. */
export const purgeRatings = async (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<void> => {
  const before = clock()
  before.setUTCMonth(before.getUTCMonth() - RATING_MONTHS)
  const isOver = or(
    lt(ratings.createdAt, before),
    and(isNull(ratings.conversationId), isNull(ratings.ratedId)),
  )
  await deleteRows(database, ratings, isOver, turn)
}
