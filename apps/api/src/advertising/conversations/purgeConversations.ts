import { CONVERSATION_MONTHS } from '@inzrt/rules/limits'
import { and, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'

/** Deletes conversations in which nobody has written for a year. Reported ones stay until the report is decided. */
export const purgeConversations = async (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<void> => {
  const before = clock()
  before.setUTCMonth(before.getUTCMonth() - CONVERSATION_MONTHS)
  const isReported = sql`exists (select from reports where reports.ad_id = ${conversations.adId}
    and kind = 'message' and state = 'new')`
  const isOver = and(lt(conversations.lastMessageAt, before), sql`not ${isReported}`)
  await deleteRows(database, conversations, isOver, turn)
}
