import { refundDue } from '@inzrt/domain/time'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { giveCredit } from '../credit/giveCredit.ts'
import { moveOrder } from '../moveOrder.ts'
import type { OrderRow } from '../reading/OrderRow.ts'

type Debt = Readonly<{
  /** What is owed back of the total. */
  amount: number
  actor: 'owner' | 'moderator' | 'system'
  now: Date
  also?: Partial<OrderRow>
}>

/**
 * Notes that money is owed back and until when; somebody of the operator's sends it. Of nothing, nothing is; credit is
 * back at once.
 */
export const recordRefundDue = async (
  tx: Transaction,
  order: OrderRow,
  { amount, actor, now, also }: Debt,
): Promise<OrderRow> => {
  if (order.total === 0) {
    const owed = await moveOrder(tx, order, { event: 'owe', actor, now, also: also ?? {} })

    return moveOrder(tx, owed, { event: 'refund', actor, now })
  }
  if (order.paymentMethod === 'credit') {
    const back = { ...also, refundAmount: amount, refundedAt: now }
    const owed = await moveOrder(tx, order, { event: 'owe', actor, now, also: back })
    await giveCredit(tx, order, { kind: 'returned', amount, now })

    return moveOrder(tx, owed, { event: 'refund', actor, now })
  }

  return moveOrder(tx, order, {
    ...{ event: 'owe', actor, now },
    also: { ...also, refundAmount: amount, refundDueAt: refundDue(now) },
  })
}
