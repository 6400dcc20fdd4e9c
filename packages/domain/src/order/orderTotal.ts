import type { OrderLine } from './Priced.ts'

/** Rate of value added tax on advertising, in hundredths of a per cent. */
const VAT_RATE = 2_100

/**
 * What an order costs with VAT, in hundredths.
 * @example orderTotal([{ kind: 'renew', label: 'Prodloužení', unitPrice: 3900 }]) // 3900
 */
export const orderTotal = (lines: readonly Pick<OrderLine, 'unitPrice'>[]): number =>
  lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0)

/**
 * VAT contained in a price, in hundredths, rounded half up.
 * @param rate in hundredths of a per cent
 * @example vatIn(4900) // 850
 */
export const vatIn = (total: number, rate = VAT_RATE): number =>
  Math.round((total * rate) / (10_000 + rate))
