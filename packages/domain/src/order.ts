export {
  type OrderKind,
  orderExpiry,
  PAYMENT_WAIT_MINUTES,
  type PaymentMethod,
} from './order/orderExpiry.ts'
export {
  ORDER_MACHINE,
  type OrderEvent,
  type OrderState,
  orderTransition,
} from './order/orderTransition.ts'
export { type PaymentAnswer, type PaymentOutcome, paymentOutcome } from './order/paymentOutcome.ts'
export {
  PAYMENT_MACHINE,
  type PaymentEvent,
  type PaymentState,
  paymentTransition,
} from './order/paymentTransition.ts'
