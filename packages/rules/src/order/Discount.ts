import { formatExactly } from '@inzrt/domain/price'
import type { OrderLine, OrderLineKind } from './Priced.ts'

/** How a coupon lowers an order. */
export const DISCOUNT_KINDS = ['percent', 'amount'] as const

/** What a coupon takes off some services together: so many per cent, or so much in hundredths. */
export type Discount = Readonly<{
  kind: (typeof DISCOUNT_KINDS)[number]
  value: number
  services: readonly OrderLineKind[]
}>

/**
 * What a discount is, in words.
 * @example discountText({ kind: 'percent', value: 10 }) // '10\u00a0%'
 */
export const discountText = ({ kind, value }: Pick<Discount, 'kind' | 'value'>): string =>
  kind === 'percent' ? `${value}\u00a0%` : formatExactly(value, 'CZK')

/**
 * What the line of a coupon is called.
 * @example discountLabel({ code: 'LETO', kind: 'percent', value: 10 }) // 'Sleva 10\u00a0% s\u00a0kódem LETO'
 */
export const discountLabel = (
  coupon: Pick<Discount, 'kind' | 'value'> & Readonly<{ code: string }>,
): string => `Sleva ${discountText(coupon)} s\u00a0kódem ${coupon.code}`

const priceOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0)

/** Parts of a hundredth are the seller's; nothing is lowered below nothing. */
const takenOff = (price: number, { kind, value }: Discount): number =>
  Math.min(kind === 'percent' ? Math.floor((price * value) / 100) : value, price)

/**
 * The lines of an order, those that a coupon is for lowered: each by its share, in whole hundredths that add up.
 * @example lowerLines([{ kind: 'renew', label: 'Prodloužení', unitPrice: 3900 }], { kind: 'percent', value: 10, services: ['renew'] }) // [{ kind: 'renew', label: 'Prodloužení', unitPrice: 3900, discount: 390 }]
 */
export const lowerLines = (lines: readonly OrderLine[], discount: Discount): OrderLine[] => {
  const lowered = lines.filter(({ kind }) => discount.services.includes(kind))
  const price = priceOf(lowered)
  const off = takenOff(price, discount)
  /** What is taken off the first so many crowns of what is lowered. */
  const offFirst = (part: number): number => (price === 0 ? 0 : Math.floor((off * part) / price))

  return lines.map((line) => {
    const at = lowered.indexOf(line)
    if (at < 0) return line
    const before = priceOf(lowered.slice(0, at))

    return { ...line, discount: offFirst(before + line.unitPrice) - offFirst(before) }
  })
}

/** What is taken off an order in all, in hundredths. */
export const discountTotal = (lines: readonly Pick<OrderLine, 'discount'>[]): number =>
  lines.reduce((sum, { discount = 0 }) => sum + discount, 0)
