import type { Payment, PaymentMethod } from '@inzrt/contracts/payment/payment'
import type { Brand } from '../../../platform/brand/Brand.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { OrderItemRow, OrderRow, PaymentRow } from '../reading/OrderRow.ts'

/** One attempt to pay an order, with what its way of payment may need to know. */
export type Attempt = Readonly<{
  order: OrderRow
  items: readonly OrderItemRow[]
  payment: PaymentRow
  /** Site the order was made on, and section of its ad; null: it is for none. */
  brand: Brand
  sectionId: number | null
  /** Lets somebody without a session see the order. */
  signature: string
  now: Date
}>

/** A way to pay. */
export type PaymentStarter = Readonly<{
  /** Begins an attempt in the transaction that keeps it; says how the customer pays. */
  start(tx: Transaction, attempt: Attempt): Promise<Payment>
  /** How an attempt under way is paid, for who comes back to it; null: only by a new one. */
  resume(attempt: Attempt): Promise<Payment | null>
}>

/** The ways to pay there are at this moment; what is not here cannot be chosen. */
export type PaymentStarters = Readonly<Partial<Record<'gp_webpay' | 'sms', PaymentStarter>>>

/** Whether one pays so by an attempt that is begun; any other way is settled with the order, or nothing has to be. */
export const isAttempted = (method: PaymentMethod): method is keyof PaymentStarters =>
  method === 'gp_webpay' || method === 'sms'

/** How one pays so; none: there is nothing to begin, or no such way now. */
export const starterOf = (
  starters: PaymentStarters,
  method: PaymentMethod,
): PaymentStarter | undefined => (isAttempted(method) ? starters[method] : undefined)
