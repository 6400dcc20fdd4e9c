import { type Machine, transitionIn } from './transitionIn.ts'

/** Where an order is. `failed` and `cancelled` can be paid again until they expire. */
export type OrderState =
  | 'created'
  | 'awaiting_payment'
  | 'paid'
  | 'fulfilled'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refund_due'
  | 'refunded'

/** What happens to an order. */
export type OrderEvent =
  | 'requestPayment'
  | 'fulfil'
  | 'pay'
  | 'decline'
  | 'cancel'
  | 'expire'
  | 'retry'
  | 'owe'
  | 'refund'

/**
 * Every way an order may change. A free order is fulfilled at once. Money that comes late, after
 * the order failed, was cancelled or expired, still makes it paid: the payer must not lose it.
 */
const ORDER_MACHINE: Machine<OrderState, OrderEvent> = {
  created: { requestPayment: 'awaiting_payment', fulfil: 'fulfilled' },
  awaiting_payment: { pay: 'paid', decline: 'failed', cancel: 'cancelled', expire: 'expired' },
  paid: { fulfil: 'fulfilled', owe: 'refund_due' },
  fulfilled: { owe: 'refund_due' },
  failed: { retry: 'awaiting_payment', pay: 'paid', expire: 'expired' },
  cancelled: { retry: 'awaiting_payment', pay: 'paid', expire: 'expired' },
  expired: { pay: 'paid' },
  refund_due: { refund: 'refunded' },
  refunded: {},
}

/**
 * The next state of an order, or null when the event is not allowed in its state.
 * @example orderTransition('failed', 'retry') // "awaiting_payment"
 */
export const orderTransition = (state: OrderState, event: OrderEvent): OrderState | null =>
  transitionIn(ORDER_MACHINE, state, event)
