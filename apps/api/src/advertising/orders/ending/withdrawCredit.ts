import { creditRefund } from '@inzrt/rules/order'
import { and, eq } from 'drizzle-orm'
import { orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { packageOf } from '../credit/creditLine.ts'
import { takeCredit } from '../credit/takeCredit.ts'
import { cannotWithdraw } from '../orderProblems.ts'
import { recordRefundDue } from '../placing/recordRefundDue.ts'
import type { OrderRecord } from '../reading/OrderRecord.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { withdrawUntil } from './withdrawUntil.ts'

type Withdrawal = Readonly<{ record: OrderRecord; reason: string | null; now: Date }>

/**
 * Withdraws from credit that was bought: what is left of it is taken away, and what was paid for that owed back.
 * @throws Problem 409 when it is too late, or nothing is left
 */
export const withdrawCredit = async (
  tx: Transaction,
  { record, reason, now }: Withdrawal,
): Promise<OrderRow> => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, record.order.id), eq(orders.state, 'fulfilled')))
    .for('update')
  const [line] = record.items
  if (!order || !line || order.userId === null || !withdrawUntil({ ...record, order }, now))
    throw cannotWithdraw()
  const bought = packageOf(line)
  const taken = await takeCredit(tx, {
    userId: order.userId,
    kind: 'paid_back',
    orderId: order.id,
    now,
    amount: (balance) => Math.min(balance, bought.credit),
  })
  if (!taken) throw cannotWithdraw()

  return recordRefundDue(tx, order, {
    amount: creditRefund(bought, taken),
    actor: 'owner',
    now,
    also: { withdrawnAt: now, withdrawalReason: reason },
  })
}
