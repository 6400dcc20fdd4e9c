import type { Order } from '@inzrt/contracts/payment/order'
import { discountTotal } from '@inzrt/rules/order'
import type { OrderItemRow, OrderRow } from './OrderRow.ts'

type Item = Pick<OrderItemRow, 'kind' | 'label' | 'unitPrice' | 'discount'>

/** An order as the answer that made it tells of it. */
export const toOrder = (order: OrderRow, items: readonly Item[]): Order => ({
  publicNo: order.publicNo,
  kind: order.kind,
  state: order.state,
  total: order.total,
  currency: order.currency,
  items: items.map(({ kind, label, unitPrice }) => ({ kind, label, unitPrice })),
  discount: order.discountLabel
    ? { label: order.discountLabel, amount: discountTotal(items) }
    : null,
  expiresAt: order.expiresAt?.toISOString() ?? null,
})
