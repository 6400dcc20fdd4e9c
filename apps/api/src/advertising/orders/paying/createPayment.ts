import { sql } from 'drizzle-orm'
import { payments } from '../../../platform/database/schema/payments.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { OrderRow, PaymentRow } from '../reading/OrderRow.ts'
import { recordState } from '../recordState.ts'

type Provider = PaymentRow['provider']

const nextBankNumber = async (tx: Transaction): Promise<string> => {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('bank_order_numbers')::text as number`,
  )

  return String(rows[0]?.number)
}

/** Keeps a new attempt to pay an order. Its amount is the order's, and stays so. */
export const createPayment = async (
  tx: Transaction,
  order: OrderRow,
  provider: Provider,
  now: Date,
): Promise<PaymentRow> => {
  const [payment] = await tx
    .insert(payments)
    .values({
      orderId: order.id,
      provider,
      bankOrderNumber: provider === 'gp_webpay' ? await nextBankNumber(tx) : null,
      state: provider === 'gp_webpay' ? 'redirected' : 'initiated',
      amount: order.total,
      currency: order.currency,
      createdAt: now,
    })
    .returning()
  if (!payment) throw new Error('The payment was not kept.')
  await recordState(tx, {
    entity: 'payment',
    entityId: payment.id,
    event: 'start',
    actor: 'owner',
    at: now,
    toState: payment.state,
  })

  return payment
}
