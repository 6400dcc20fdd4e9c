import { stateLog } from '../../platform/database/schema/stateLog.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Change = Omit<typeof stateLog.$inferInsert, 'id'>

/** Writes down that something changed its state; in the transaction that changes it. */
export const recordState = async (tx: Transaction, change: Change): Promise<void> => {
  await tx.insert(stateLog).values(change)
}
