import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { formatExactly } from '@inzrt/domain/price'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate, formatDateTime } from '@inzrt/domain/time'
import type { OrderRowProps } from '@inzrt/ui/account/OrderRow.tsx'
import { ORDER_STATE_TEXTS, ORDER_TITLES, type StateText } from '../../ad/stateTexts.ts'

const noteOf = ({
  state,
  expiresAt,
  refundDueAt,
  invoice,
  currency,
}: OrderDetail): string | undefined => {
  if (invoice && invoice.owed > 0)
    return nonBreaking(
      `na fakturu zbývá uhradit ${formatExactly(invoice.owed, currency)} do ${formatDate(new Date(invoice.dueAt))}`,
    )
  if (refundDueAt) return nonBreaking(`peníze vrátíme do ${formatDate(new Date(refundDueAt))}`)

  return state === 'awaiting_payment' && expiresAt
    ? nonBreaking(`zaplaťte do ${formatDateTime(new Date(expiresAt))}`)
    : undefined
}

/** What is granted by invoice is not paid before the invoice is. */
const stateOf = ({ state, invoice }: OrderDetail): StateText =>
  state === 'paid' && invoice && !invoice.paidAt
    ? { text: 'Objednaná na fakturu', tone: 'waiting' }
    : ORDER_STATE_TEXTS[state]

/** What the account shows of an order. */
export const toOrderRow = (order: OrderDetail): OrderRowProps => ({
  number: order.publicNo,
  title: ORDER_TITLES[order.kind],
  items: [
    ...order.items.map(({ label, unitPrice }) => ({ label, amount: unitPrice })),
    ...(order.discount ? [{ label: order.discount.label, amount: -order.discount.amount }] : []),
  ].map(({ label, amount }) => ({ label, price: formatExactly(amount, order.currency) })),
  total: formatExactly(order.total, order.currency),
  state: stateOf(order),
  madeOn: formatDate(new Date(order.createdAt)),
  ad: order.ad
    ? {
        heading: nonBreaking(order.ad.heading),
        href: order.ad.state === 'published' ? `/${order.ad.slug}` : undefined,
      }
    : undefined,
  note: noteOf(order),
})
