import { type Machine, transitionIn } from './transitionIn.ts'

/** Where one attempt to pay an order is. Each retry is a new payment with a new number. */
export type PaymentState =
  | 'initiated'
  | 'redirected'
  | 'pending'
  | 'succeeded'
  | 'declined'
  | 'cancelled'
  | 'error'
  | 'expired'
  | 'refunded'

/** What happens to a payment; all but the first two are outcomes of a gateway's answer. */
export type PaymentEvent =
  | 'redirect'
  | 'refund'
  | 'succeed'
  | 'decline'
  | 'cancel'
  | 'fail'
  | 'expire'
  | 'wait'

const OPEN = {
  succeed: 'succeeded',
  decline: 'declined',
  cancel: 'cancelled',
  fail: 'error',
  expire: 'expired',
  wait: 'pending',
} as const

/**
 * Every way a payment may change. An answer that comes twice leads nowhere new, so a repeated
 * callback is harmless; an expired payment can still turn out to have succeeded.
 */
const PAYMENT_MACHINE: Machine<PaymentState, PaymentEvent> = {
  initiated: { redirect: 'redirected', ...OPEN },
  redirected: OPEN,
  pending: OPEN,
  succeeded: { succeed: 'succeeded', refund: 'refunded' },
  declined: { decline: 'declined' },
  cancelled: { cancel: 'cancelled' },
  error: { fail: 'error', succeed: 'succeeded' },
  expired: { expire: 'expired', succeed: 'succeeded' },
  refunded: {},
}

/**
 * The next state of a payment, or null when the event is not allowed in its state.
 * @example paymentTransition('redirected', 'succeed') // "succeeded"
 */
export const paymentTransition = (state: PaymentState, event: PaymentEvent): PaymentState | null =>
  transitionIn(PAYMENT_MACHINE, state, event)
