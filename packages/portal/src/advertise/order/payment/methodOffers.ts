import type { Coupon } from '@inzrt/contracts/payment/coupon'
import type { Invoicing } from '@inzrt/contracts/payment/invoicing'
import { invoiceFault, orderLines, orderTotal, type Priced } from '@inzrt/rules/order'
import type { MethodOffer } from '@inzrt/ui/order/MethodPicker.tsx'
import { orderedLines } from './orderedLines.ts'

const METHODS = ['gp_webpay', 'sms'] as const

/** What an account can pay from beside a bank: its credit, and by invoice where it is a partner's. */
export type Means = Readonly<{ credit: number; invoicing: Invoicing | null }>

const NONE: Means = { credit: 0, invoicing: null }

const cardTotal = (things: readonly Priced[], coupon: Coupon | null): number =>
  orderTotal(orderedLines(things, 'gp_webpay', coupon))

/** Why some things cannot be paid by invoice, for a partner who pays so at other times. */
export const invoiceHint = (
  things: readonly Priced[],
  coupon: Coupon | null,
  { invoicing }: Means,
): string | undefined =>
  (invoicing && invoiceFault(invoicing, cardTotal(things, coupon))) ?? undefined

/** The ways some things can be paid together, each with what they cost by it; by credit where it reaches for them. */
export const methodOffers = (
  things: readonly Priced[],
  coupon: Coupon | null = null,
  means: Means = NONE,
): MethodOffer[] => {
  const { credit, invoicing } = means
  const total = cardTotal(things, coupon)
  const isCharged = total > 0
  const byCredit = isCharged && total <= credit
  const byInvoice = isCharged && invoicing && !invoiceHint(things, coupon, means)

  return [
    ...(byCredit ? [{ method: 'credit', total, balance: credit } as const] : []),
    ...(byInvoice ? [{ method: 'invoice', total, days: invoicing.days } as const] : []),
    ...METHODS.filter((method) => orderLines(things, method)).map((method) => ({
      method,
      total: orderTotal(orderedLines(things, method, coupon)),
    })),
  ]
}
