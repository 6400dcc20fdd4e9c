import { DAY_MS } from '@inzrt/domain/time'
import { and, asc, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { smsInbound, smsThreads } from '../../platform/database/schema/sms.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainRows } from '../../platform/jobs/drainRows.ts'

/** Operators take complaints for two months; nobody needs a number or a text after three. */
const DAYS = 90
const BATCH_SIZE = 500

type Message = Readonly<{ id: number; arrivedAt: Date }>

/** Forgets who sent messages and what they said, and who answered which ad; what came of it stays,
 * and whom money is owed. */
export const purgeSms = async (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<void> => {
  const before = new Date(clock().getTime() - DAYS * DAY_MS)
  const { id, arrivedAt } = smsInbound
  const step = async (tx: Transaction, after: Message | undefined) => {
    const old = await tx
      .select({ id, arrivedAt })
      .from(smsInbound)
      .where(
        and(
          lt(arrivedAt, before),
          ne(smsInbound.msisdn, ''),
          or(eq(smsInbound.refundAmount, 0), isNotNull(smsInbound.refundedAt)),
          isAfter([arrivedAt, id], after && [after.arrivedAt, after.id]),
        ),
      )
      .orderBy(asc(arrivedAt), asc(id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const ids = old.map((message) => message.id)
    await tx
      .update(smsInbound)
      .set({ msisdn: '', text: '', operator: null })
      .where(inArray(id, ids))

    return old
  }
  await drainRows<Message>(database, step, turn)
  await deleteRows(database, smsThreads, lt(smsThreads.createdAt, before), turn)
}
