import { paidFor } from '@inzrt/rules/order'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { symbolOf } from './invoicing/symbolOf.ts'
import type { OrderParts } from './OrderParts.ts'
import { itemsOf } from './placing/itemsOf.ts'
import type { OrderItemRow, OrderRow } from './reading/OrderRow.ts'

/** What it is for; null: credit is for no ad. */
type Ad = Pick<typeof ads.$inferSelect, 'heading'> | null
type Parts = Pick<OrderParts, 'outbox' | 'access'>

const common = (order: OrderRow, ad: Ad, { access }: Parts) => ({
  heading: ad?.heading ?? null,
  publicNo: order.publicNo,
  signature: access.sign(order.publicNo),
})

const sumOf = ({ total }: OrderRow, items: readonly OrderItemRow[]) => ({
  items: items.map((item) => ({ label: item.label, price: paidFor(item) })),
  total,
})

/** An order as letters about its ad tell it. */
export const orderOfAd = async (
  tx: Transaction,
  { access }: Pick<Parts, 'access'>,
  order: OrderRow,
) => ({
  publicNo: order.publicNo,
  signature: access.sign(order.publicNo),
  ...sumOf(order, await itemsOf(tx, order.id)),
})

/** Whom an order is told of, on its site. */
const readerOf = ({ brandCode: brand, email: to, userId }: OrderRow) => ({ brand, to, userId })

/** What comes back and until when; null when nothing does, or credit that is back already. */
const refundOf = ({ refundAmount, refundDueAt }: OrderRow) =>
  refundDueAt && { amount: refundAmount ?? 0, dueAt: refundDueAt.toISOString() }

/** Says that money arrived and where the receipt is, or that credit paid it; or that it came in vain and until when it goes back. */
export const notifyOfPayment = async (
  tx: Transaction,
  parts: Parts,
  order: OrderRow,
  ad: Ad,
): Promise<void> => {
  const refund = refundOf(order)
  if (refund) {
    await parts.outbox.enqueue(tx, {
      channel: 'email',
      template: 'orderImpossible',
      ...readerOf(order),
      payload: { ...common(order, ad, parts), ...refund },
      dedupeKey: `order impossible ${order.id}`,
    })
    return
  }
  await parts.outbox.enqueue(tx, {
    channel: 'email',
    template: 'orderPaid',
    ...readerOf(order),
    payload: {
      ...common(order, ad, parts),
      ...sumOf(order, await itemsOf(tx, order.id)),
      serviceUntil: order.serviceUntil?.toISOString() ?? null,
      isByCredit: order.paymentMethod === 'credit',
      isByConsumer: order.companyId === null,
    },
    dedupeKey: `order paid ${order.id}`,
  })
}

type Billed = Readonly<{
  order: OrderRow
  ad: Ad
  invoice: Readonly<{ number: string; owed: number; dueAt: Date }>
}>

const invoiceLetter = (parts: Parts, { order, ad, invoice }: Billed) => ({
  ...common(order, ad, parts),
  ...invoice,
  symbol: symbolOf(invoice.number),
  dueAt: invoice.dueAt.toISOString(),
})

/** Sends an invoice, by the link that shows and draws it. */
export const notifyOfInvoice = async (
  tx: Transaction,
  parts: Parts & Pick<OrderParts, 'supplier'>,
  billed: Billed,
): Promise<void> => {
  const { id } = billed.order
  await parts.outbox.enqueue(tx, {
    channel: 'email',
    template: 'invoiceIssued',
    ...readerOf(billed.order),
    payload: { ...invoiceLetter(parts, billed), account: parts.supplier.account ?? '' },
    dedupeKey: `invoice ${id}`,
  })
}

/** Reminds of an invoice before it is due, or after. */
export const remindOfInvoice = async (
  tx: Transaction,
  parts: Parts,
  {
    isLate,
    time,
    account,
    ...billed
  }: Billed & Readonly<{ isLate: boolean; time: number; account: string }>,
): Promise<void> => {
  const { id } = billed.order
  await parts.outbox.enqueue(tx, {
    channel: 'email',
    template: 'invoiceReminder',
    ...readerOf(billed.order),
    payload: { ...invoiceLetter(parts, billed), account, isLate },
    dedupeKey: `invoice ${id} reminder ${time}`,
  })
}

/** Confirms a withdrawal on a durable medium, as the law wants, with what comes back and when. */
export const notifyOfWithdrawal = async (
  tx: Transaction,
  parts: Parts,
  order: OrderRow,
  ad: Ad,
): Promise<void> => {
  const amount = order.refundAmount
  if (amount === null) return
  await parts.outbox.enqueue(tx, {
    channel: 'email',
    template: 'orderWithdrawn',
    ...readerOf(order),
    payload: {
      ...common(order, ad, parts),
      amount,
      dueAt: order.refundDueAt?.toISOString() ?? null,
    },
    dedupeKey: `order withdrawn ${order.id}`,
  })
}

/** Says that a payment did not succeed, and where it can be made again. */
export const notifyOfFailure = async (
  tx: Transaction,
  parts: Parts,
  order: OrderRow,
  ad: Ad,
): Promise<void> => {
  await parts.outbox.enqueue(tx, {
    channel: 'email',
    template: 'orderUnpaid',
    ...readerOf(order),
    payload: {
      ...common(order, ad, parts),
      ...sumOf(order, await itemsOf(tx, order.id)),
      kind: order.kind,
    },
    dedupeKey: `order unpaid ${order.id}`,
  })
}
