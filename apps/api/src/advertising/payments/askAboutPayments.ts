import { DAY_MS } from '@inzrt/domain/time'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { isAfter } from '../../platform/database/isAfter.ts'
import { payments } from '../../platform/database/schema/payments.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import { askAboutPayment, type InquiryParts } from './askAboutPayment.ts'

/** Customers get this long to bring the answer themselves. */
const FIRST_AFTER = sql`interval '5 minutes'`
const BATCH_SIZE = 20

/**
 * Asks the bank about payments nobody brought an answer for: after five minutes, and then each time
 * after as long again, for a day. What is unclear then waits for a person.
 */
export const askAboutPayments = async (
  parts: InquiryParts,
  turn?: AbortSignal,
): Promise<number> => {
  const { database, askGateway, clock } = parts
  if (!askGateway) return 0
  const now = clock()
  const lastWord = sql`coalesce(${payments.askedAt}, ${payments.createdAt})`
  const wait = sql`greatest(${FIRST_AFTER}, ${lastWord} - ${payments.createdAt})`

  const rows = eachRow<{ id: number }>('ask about payment', ({ id }) => id)
  await drain<{ id: number }>(async (after) => {
    const due = await database.db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.provider, 'gp_webpay'),
          inArray(payments.state, ['redirected', 'pending', 'error', 'expired']),
          gt(payments.createdAt, new Date(now.getTime() - DAY_MS)),
          sql`${lastWord} + ${wait} <= ${now.toISOString()}::timestamptz`,
          isAfter([payments.id], after && [after.id]),
        ),
      )
      .orderBy(asc(payments.id))
      .limit(BATCH_SIZE)
    await rows.treat(database.db, due, ({ id }) => askAboutPayment(parts, id))

    return due
  }, turn)

  return rows.settle()
}
