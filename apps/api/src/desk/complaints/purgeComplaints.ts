import { and, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { complaints } from '../../platform/database/schema/complaints.ts'

/** What can still be claimed in court stays so long (§ 629 občanského zákoníku). */
const YEARS = 3

/** Deletes complaints answered long ago, and answered ones of accounts that are gone. */
export const purgeComplaints = async (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<void> => {
  const before = clock()
  before.setUTCFullYear(before.getUTCFullYear() - YEARS)
  const isOfDeleted = sql`${complaints.userId} in (select id from users where deleted_at is not null)`
  const isOver = or(lt(complaints.answeredAt, before), isOfDeleted)
  await deleteRows(database, complaints, and(isNotNull(complaints.answeredAt), isOver), turn)
}
