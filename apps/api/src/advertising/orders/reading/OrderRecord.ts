import type { ads } from '../../../platform/database/schema/ads.ts'
import type { invoices } from '../../../platform/database/schema/invoices.ts'
import type { OrderItemRow, OrderRow, PaymentRow } from './OrderRow.ts'

export type OrderedAd = Pick<
  typeof ads.$inferSelect,
  | 'id'
  | 'slug'
  | 'heading'
  | 'state'
  | 'type'
  | 'validUntil'
  | 'highlightedUntil'
  | 'toppedUntil'
  | 'brandCode'
  | 'sectionId'
  | 'userId'
>

/** An order with what its owner sees beside it. */
export type OrderRecord = Readonly<{
  order: OrderRow
  /** Null: credit is for none. */
  ad: OrderedAd | null
  items: readonly Pick<
    OrderItemRow,
    'kind' | 'label' | 'unitPrice' | 'discount' | 'vatRate' | 'promoId'
  >[]
  /** The last attempt to pay it. */
  attempt: Pick<PaymentRow, 'id' | 'state' | 'prCode' | 'srCode'> | null
  receiptNo: string | null
  /** Number of what corrects its invoice. */
  creditNoteNo: string | null
  /** What is owed for it, and where to; null of an order paid otherwise. */
  invoice: typeof invoices.$inferSelect | null
  account: string | null
  /** Some of its messages came, not all. */
  isHalfPaid: boolean
  /** Number of the later order that is paid, or is to be, for the same instead of this one. */
  replacedBy: string | null
}>

/** An order of something for an ad. */
export type AdOrderRecord = OrderRecord & Readonly<{ ad: OrderedAd }>

export const isForAd = (record: OrderRecord): record is AdOrderRecord => record.ad !== null
