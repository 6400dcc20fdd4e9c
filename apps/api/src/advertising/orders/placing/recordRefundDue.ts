import { refundDue } from '@inzrt/rules/order'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { giveCredit } from '../credit/giveCredit.ts'
import { takeBackInvoice } from '../invoicing/takeBackInvoice.ts'
import { moveOrder } from '../moveOrder.ts'
import type { OrderRow } from '../reading/OrderRow.ts'

type Debt = Readonly<{
  /** What is owed back of the total. */
  amount: number
  actor: 'owner' | 'moderator' | 'system'
  now: Date
  also?: Partial<OrderRow>
}>

/** Gives back what needs nobody to send it, and tells what changes with the order; null: money has to be sent. */
const giveBackAtOnce = async (
  tx: Transaction,
  order: OrderRow,
  amount: number,
  now: Date,
): Promise<Partial<OrderRow> | null> => {
  if (order.total === 0) return {}
  const given = { refundAmount: amount, refundedAt: now }
  if (order.paymentMethod === 'invoice')
    return (await takeBackInvoice(tx, order, amount, now)) ? given : null
  if (order.paymentMethod !== 'credit') return null
  await giveCredit(tx, order, { kind: 'returned', amount, now })

  return given
}

/**
 * Notes that money is owed back and until when; somebody of the operator's sends it. Of nothing, nothing is; credit is
 * back at once, and what an unpaid invoice asked for is owed no more.
 */
export const recordRefundDue = async (
  tx: Transaction,
  order: OrderRow,
  { amount, actor, now, also }: Debt,
): Promise<OrderRow> => {
  const given = await giveBackAtOnce(tx, order, amount, now)
  if (given) {
    const owed = await moveOrder(tx, order, {
      event: 'owe',
      actor,
      now,
      also: { ...also, ...given },
    })

    return moveOrder(tx, owed, { event: 'refund', actor, now })
  }

  return moveOrder(tx, order, {
    event: 'owe',
    actor,
    now,
    also: { ...also, refundAmount: amount, refundDueAt: refundDue(now) },
  })
}
