import type { Transaction } from '../../../platform/database/Transaction.ts'
import { packageOf } from '../credit/creditLine.ts'
import { giveCredit } from '../credit/giveCredit.ts'
import { moveOrder } from '../moveOrder.ts'
import { itemsOf } from '../placing/itemsOf.ts'
import { recordRefundDue } from '../placing/recordRefundDue.ts'
import type { OrderRow } from '../reading/OrderRow.ts'

/** Gives the credit that was paid for; where the account is gone meanwhile, the money is owed back. */
export const deliverCredit = async (tx: Transaction, order: OrderRow, now: Date): Promise<void> => {
  const step = { actor: 'system', now } as const
  const amount = (await itemsOf(tx, order.id)).reduce(
    (sum, item) => sum + packageOf(item).credit,
    0,
  )
  if (await giveCredit(tx, order, { kind: 'bought', amount, now }))
    await moveOrder(tx, order, { ...step, event: 'fulfil', also: { fulfilledAt: now } })
  else await recordRefundDue(tx, order, { ...step, amount: order.total })
}
