export { paymentCode } from './order/bankPayment.ts'
export { bankStatus } from './order/bankStatus.ts'
export {
  CREDIT_PACKAGES,
  type CreditPackage,
  creditDiscount,
  creditRefund,
} from './order/creditPackages.ts'
export {
  DISCOUNT_KINDS,
  type Discount,
  discountLabel,
  discountText,
  discountTotal,
  lowerLines,
} from './order/Discount.ts'
export { complaintDue, disputeDue, refundDue } from './order/deadlines.ts'
export {
  INVOICE_DEFAULTS,
  INVOICE_GRACE_DAYS,
  INVOICE_REMINDER_DAYS,
  INVOICE_UNDO_DAYS,
  type InvoiceTerms,
  invoiceFault,
} from './order/invoiceTerms.ts'
export { type OrderKind, orderExpiry, type PaymentMethod } from './order/orderExpiry.ts'
export { BOTH_PROMOS_LESS, orderLines } from './order/orderLines.ts'
export { orderTotal, orderVat, paidFor } from './order/orderTotal.ts'
export {
  type OrderEvent,
  type OrderState,
  orderTransition,
} from './order/orderTransition.ts'
export {
  ORDER_LINE_KINDS,
  type OrderLine,
  type OrderLineKind,
  type Priced,
  priceBy,
  SERVICE_KINDS,
  type ServiceKind,
} from './order/Priced.ts'
export { parseCouponCode } from './order/parseCouponCode.ts'
export { type PaymentAnswer, type PaymentOutcome, paymentOutcome } from './order/paymentOutcome.ts'
export { PAYMENT_TEXTS } from './order/paymentTexts.ts'
export {
  type PaymentEvent,
  type PaymentState,
  paymentTransition,
} from './order/paymentTransition.ts'
export { renewalPrice } from './order/renewalPrice.ts'
export { type Renewable, renewedUntil } from './order/renewedUntil.ts'
export { takenBack } from './order/takenBack.ts'
