import { eq, sum } from 'drizzle-orm'
import { creditEntries } from '../../../platform/database/schema/creditEntries.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'

/** How much an account has paid ahead and not spent yet, in hundredths. */
export const creditBalance = async (
  db: Pick<Transaction, 'select'>,
  userId: number,
): Promise<number> => {
  const [found] = await db
    .select({ balance: sum(creditEntries.amount) })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))

  return Number(found?.balance ?? 0)
}
