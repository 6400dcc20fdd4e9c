import { type PaymentEvent, paymentTransition } from '@inzrt/rules/order'
import { and, eq } from 'drizzle-orm'
import { payments } from '../../../platform/database/schema/payments.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { PaymentRow } from '../reading/OrderRow.ts'
import { recordState } from '../recordState.ts'

/** What a gateway said of a payment, as far as anybody did. */
export type PaymentFacts = Partial<Pick<PaymentRow, 'prCode' | 'srCode' | 'resultText'>>

const UNFINISHED: readonly PaymentRow['state'][] = ['initiated', 'redirected', 'pending']

/**
 * Moves a payment to its next state. Null: the event leads nowhere new, as when a gateway repeats
 * itself, says something else later, or two of its answers come at once.
 */
export const movePayment = async (
  tx: Transaction,
  payment: PaymentRow,
  event: PaymentEvent,
  now: Date,
  facts: PaymentFacts = {},
): Promise<PaymentRow | null> => {
  const state = paymentTransition(payment.state, event)
  if (!state || state === payment.state) return null
  const [moved] = await tx
    .update(payments)
    .set({ ...facts, state, ...(!UNFINISHED.includes(state) && { finishedAt: now }) })
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
    .returning()
  if (!moved) return null
  await recordState(tx, {
    entity: 'payment',
    entityId: payment.id,
    event,
    actor: 'system',
    at: now,
    fromState: payment.state,
    toState: state,
  })

  return moved
}
