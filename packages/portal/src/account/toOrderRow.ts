import type { Order } from '@inzrt/contracts/order'
import { formatMoney } from '@inzrt/domain/price'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import type { OrderRowProps } from '@inzrt/ui/account/OrderRow.tsx'
import { ORDER_STATE_TEXTS, ORDER_TITLES } from './stateTexts.ts'

/** What the account shows of an order. */
export const toOrderRow = (order: Order): OrderRowProps => ({
  number: order.publicNo,
  title: ORDER_TITLES[order.kind],
  items: order.items.map(({ label, unitPrice }) => ({
    label,
    price: formatMoney(unitPrice, order.currency),
  })),
  total: formatMoney(order.total, order.currency),
  state: ORDER_STATE_TEXTS[order.state],
  note:
    order.state === 'awaiting_payment' && order.expiresAt
      ? nonBreaking(`zaplaťte do ${formatDateTime(new Date(order.expiresAt))}`)
      : undefined,
})
