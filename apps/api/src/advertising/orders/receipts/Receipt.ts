import type { receipts } from '../../../platform/database/schema/receipts.ts'
import type { OrderItemRow, OrderRow } from '../reading/OrderRow.ts'

/** A tax document with everything that stands on it. */
export type Receipt = Readonly<{
  receipt: typeof receipts.$inferSelect
  order: Pick<OrderRow, 'publicNo' | 'paidAt' | 'paymentMethod' | 'discountLabel' | 'withdrawnAt'>
  /** When an invoice is to be paid. */
  dueAt: Date | null
  /** Number of the invoice that a credit note takes back in part. */
  correctedNo: string | null
  items: readonly Pick<OrderItemRow, 'kind' | 'label' | 'unitPrice' | 'discount' | 'vatRate'>[]
}>
