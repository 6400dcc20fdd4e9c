import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { PaymentMethodSchema } from '@inzrt/contracts/payment/payment'
import { orderVat } from '@inzrt/rules/order'
import { isPrinted } from '../../../catalogue/editions/isPrinted.ts'
import type { EditionRow } from '../../../platform/database/schema/editions.ts'
import { withdrawUntil } from '../ending/withdrawUntil.ts'
import { owedOf } from '../invoicing/isOwed.ts'
import { symbolOf } from '../invoicing/symbolOf.ts'
import type { OrderAccess } from '../orderAccess.ts'
import { explainPayment } from '../paying/explainPayment.ts'
import type { RetryTotals } from '../paying/retryMethods.ts'
import type { OrderedAd, OrderRecord } from './OrderRecord.ts'
import { toOrder } from './toOrder.ts'

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

const PRINTED: readonly string[] = ['published', 'waiting_approval']

const toOrderedAd = (ad: OrderedAd): OrderDetail['ad'] => ({
  slug: ad.slug,
  heading: ad.heading,
  state: ad.state,
  validUntil: moment(ad.validUntil),
  highlightedUntil: moment(ad.highlightedUntil),
  toppedUntil: moment(ad.toppedUntil),
})

type Seen = Readonly<{
  /** The newspaper that is printed next. */
  next: EditionRow | null
  sign: OrderAccess['sign']
  retryTotals: RetryTotals
  now: Date
}>

/** An order as its owner sees it. */
export const toOrderDetail = (
  record: OrderRecord,
  { next, sign, retryTotals, now }: Seen,
): OrderDetail => {
  const { order, ad, items, attempt, receiptNo, creditNoteNo, invoice, account, replacedBy } =
    record

  return {
    ...toOrder(order, items),
    createdAt: order.createdAt.toISOString(),
    method: order.paymentMethod,
    vat: orderVat(items),
    ad: !ad || ad.state === 'deleted' ? null : toOrderedAd(ad),
    edition:
      next && ad && isPrinted(ad) && PRINTED.includes(ad.state)
        ? { number: next.number, year: next.year, releaseDate: next.releaseDate }
        : null,
    payment: attempt && { state: attempt.state, explanation: explainPayment(attempt) },
    receiptNo,
    creditNoteNo,
    invoice:
      invoice && receiptNo
        ? {
            dueAt: invoice.dueAt.toISOString(),
            paidAt: moment(invoice.paidAt),
            takenBack: invoice.takenBack,
            owed: owedOf(invoice),
            account: account ?? '',
            symbol: symbolOf(receiptNo),
          }
        : null,
    retryMethods: PaymentMethodSchema.options.filter((method) => method in retryTotals),
    retryTotals,
    replacedBy: replacedBy === null ? null : { publicNo: replacedBy, s: sign(replacedBy) },
    withdrawUntil: moment(withdrawUntil(record, now)),
    refundAmount: order.refundAmount,
    isWithdrawn: order.withdrawnAt !== null,
    refundDueAt: moment(order.state === 'refund_due' ? order.refundDueAt : null),
  }
}
