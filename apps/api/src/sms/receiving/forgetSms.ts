import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Clock } from '../../clock/Clock.ts'
import type { Database } from '../../database/openDatabase.ts'
import { smsInbound, smsThreads } from '../../database/schema/sms.ts'

/** Operators take complaints for two months; nobody needs a number or a text after three. */
const DAYS = 90
const DAY_MS = 86_400_000

/** Forgets who sent messages and what they said, and who answered which ad; what came of it stays,
 * and whom money is owed. */
export const forgetSms = async ({ db }: Database, clock: Clock): Promise<void> => {
  const before = new Date(clock().getTime() - DAYS * DAY_MS)
  await db
    .update(smsInbound)
    .set({ msisdn: '', text: '', operator: null })
    .where(
      and(
        lt(smsInbound.arrivedAt, before),
        ne(smsInbound.msisdn, ''),
        or(eq(smsInbound.refundAmount, 0), isNotNull(smsInbound.refundedAt)),
      ),
    )
  await db.delete(smsThreads).where(lt(smsThreads.createdAt, before))
}
