import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { takeCredit } from './takeCredit.ts'

/** Takes all that an order costs from the credit of whose it is; false: there is not enough. */
export const spendCredit = async (
  tx: Transaction,
  { id: orderId, userId, total }: Pick<OrderRow, 'id' | 'userId' | 'total'>,
  now: Date,
): Promise<boolean> =>
  userId !== null &&
  (await takeCredit(tx, { userId, kind: 'spent', orderId, now, amount: () => total })) === total
