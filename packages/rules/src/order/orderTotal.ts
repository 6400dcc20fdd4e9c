import type { OrderLine } from './Priced.ts'

/** Rate of value added tax on advertising, in hundredths of a per cent. */
const VAT_RATE = 2_100

type Charged = Pick<OrderLine, 'unitPrice' | 'discount'>

/**
 * What is paid for a line of an order, in hundredths.
 * @example paidFor({ unitPrice: 4900, discount: 490 }) // 4410
 */
export const paidFor = ({ unitPrice, discount = 0 }: Charged): number => unitPrice - discount

/**
 * What an order costs with VAT, in hundredths.
 * @example orderTotal([{ kind: 'renew', label: 'Prodloužení', unitPrice: 3900 }]) // 3900
 */
export const orderTotal = (lines: readonly Charged[]): number =>
  lines.reduce((sum, line) => sum + paidFor(line), 0)

/** VAT contained in a price, in hundredths, rounded half up; the rate is in hundredths of a per cent. */
const vatIn = (total: number, rate = VAT_RATE): number =>
  Math.round((total * rate) / (10_000 + rate))

/**
 * VAT contained in an order, in hundredths: that of what is paid for each line.
 * @example orderVat([{ unitPrice: 4900 }, { unitPrice: 2500, discount: 2500 }]) // 850
 */
export const orderVat = (lines: readonly (Charged & Readonly<{ vatRate?: number }>)[]): number =>
  lines.reduce((sum, line) => sum + vatIn(paidFor(line), line.vatRate), 0)
