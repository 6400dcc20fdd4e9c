import { type OrderEvent, orderTransition } from '@inzrt/rules/order'
import { and, eq } from 'drizzle-orm'
import { orders } from '../../platform/database/schema/orders.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { orderChanged } from './orderProblems.ts'
import type { OrderRow } from './reading/OrderRow.ts'
import { recordState } from './recordState.ts'

type Move = Readonly<{
  event: OrderEvent
  actor: 'owner' | 'moderator' | 'system'
  now: Date
  /** What else changes with the state. */
  also?: Partial<OrderRow>
}>

/**
 * Moves an order to its next state, unless somebody else has moved it meanwhile.
 * @throws Problem 409 when the event is not allowed where the order is
 */
export const moveOrder = async (
  tx: Transaction,
  order: OrderRow,
  { event, actor, now, also }: Move,
): Promise<OrderRow> => {
  const state = orderTransition(order.state, event)
  if (!state) throw orderChanged()
  const [moved] = await tx
    .update(orders)
    .set({ ...also, state })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning()
  if (!moved) throw orderChanged()
  await recordState(tx, {
    entity: 'order',
    entityId: order.id,
    event,
    actor,
    at: now,
    fromState: order.state,
    toState: state,
  })

  return moved
}
