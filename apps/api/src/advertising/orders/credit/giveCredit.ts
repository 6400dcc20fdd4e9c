import { creditEntries } from '../../../platform/database/schema/creditEntries.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { holdMoney } from '../holdMoney.ts'
import type { OrderRow } from '../reading/OrderRow.ts'

type Gift = Readonly<{ kind: 'bought' | 'returned'; amount: number; now: Date }>

/**
 * Adds to the credit of who made an order, for what they bought or get back.
 * @returns whether it was added: an account that is gone takes none
 */
export const giveCredit = async (
  tx: Transaction,
  { id: orderId, userId }: Pick<OrderRow, 'id' | 'userId'>,
  { kind, amount, now: at }: Gift,
): Promise<boolean> => {
  if (userId === null || !(await holdMoney(tx, userId))) return false
  if (amount > 0) await tx.insert(creditEntries).values({ userId, kind, amount, orderId, at })

  return true
}
