import type { PaymentMethod } from './orderExpiry.ts'

/** What is done for an ad, for money. */
export const SERVICE_KINDS = ['publish', 'highlighting', 'topping', 'renew'] as const

/** What a line of an order may be for. */
export const ORDER_LINE_KINDS = [...SERVICE_KINDS, 'credit'] as const

/** One of `SERVICE_KINDS`. */
export type ServiceKind = (typeof SERVICE_KINDS)[number]

/** One of `ORDER_LINE_KINDS`. */
export type OrderLineKind = (typeof ORDER_LINE_KINDS)[number]

/** Something for sale: its price in hundredths with VAT by card and by SMS; null where it cannot be paid so. */
export type Priced = Readonly<{
  kind: OrderLineKind
  /** „Topování na 7 dní“. */
  label: string
  card: number | null
  sms: number | null
}>

/** One line of an order: its price, and what of that a coupon takes off. */
export type OrderLine = Readonly<{
  kind: OrderLineKind
  label: string
  unitPrice: number
  discount?: number
}>

/** The price of a thing when it is paid in some way; null where it cannot be. */
export const priceBy = ({ card, sms }: Priced, method: PaymentMethod): number | null =>
  method === 'sms' ? sms : card
