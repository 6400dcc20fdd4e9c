import type { Credit } from '@inzrt/contracts/payment/credit'
import { desc } from 'drizzle-orm'
import { creditEntries } from '../../../platform/database/schema/creditEntries.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { creditBalance } from './creditBalance.ts'
import { creditEntriesOf } from './creditEntriesOf.ts'

const MOST = 200

/** How much credit an account has, and the last changes of it, the newest first. */
export const readCredit = async (
  db: Pick<Transaction, 'select'>,
  userId: number,
): Promise<Credit> => {
  const entries = await creditEntriesOf(db, userId).orderBy(desc(creditEntries.id)).limit(MOST)

  return {
    balance: await creditBalance(db, userId),
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
}
