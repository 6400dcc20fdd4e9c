import type { Transaction } from '../../../platform/database/Transaction.ts'
import { moveOrder } from '../moveOrder.ts'
import { recordRefundDue } from '../placing/recordRefundDue.ts'
import { ordersOf } from '../reading/ordersOf.ts'

type Who = 'owner' | 'moderator' | 'system'

/** Money for an ad that will not be published is owed back. */
export const recordRefundsDue = async (
  tx: Transaction,
  adId: number,
  actor: Who,
  now: Date,
): Promise<void> => {
  for (const order of await ordersOf(tx, adId, ['paid']))
    await recordRefundDue(tx, order, { amount: order.total, actor, now })
}

/** Nothing more is to be paid for an ad that is gone. */
export const cancelOpenOrders = async (
  tx: Transaction,
  adId: number,
  actor: Who,
  now: Date,
): Promise<void> => {
  for (const order of await ordersOf(tx, adId, ['awaiting_payment']))
    await moveOrder(tx, order, { event: 'cancel', actor, now })
}
