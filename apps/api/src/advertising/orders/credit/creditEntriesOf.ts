import { eq } from 'drizzle-orm'
import { creditEntries } from '../../../platform/database/schema/creditEntries.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'

/** What was added to an account's credit and taken from it, with the order it was for. */
export const creditEntriesOf = (db: Pick<Transaction, 'select'>, userId: number) =>
  db
    .select({
      kind: creditEntries.kind,
      amount: creditEntries.amount,
      at: creditEntries.at,
      publicNo: orders.publicNo,
    })
    .from(creditEntries)
    .leftJoin(orders, eq(orders.id, creditEntries.orderId))
    .where(eq(creditEntries.userId, userId))
