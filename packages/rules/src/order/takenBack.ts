import { lowerLines } from './Discount.ts'
import { paidFor } from './orderTotal.ts'
import { ORDER_LINE_KINDS, type OrderLine } from './Priced.ts'

/**
 * What of each line of an order is taken back when a part of it is, in hundredths below nothing: its share of what was
 * paid. Shares add up to the amount, so the VAT of all of it is the VAT of the order.
 * @example takenBack([{ kind: 'renew', label: 'Prodloužení', unitPrice: 3900, discount: 390 }], 1000) // [{ kind: 'renew', label: 'Prodloužení', unitPrice: -1000, discount: 0 }]
 */
export const takenBack = <Line extends OrderLine>(
  lines: readonly Line[],
  amount: number,
): (Line & { discount: number })[] => {
  const paid = lines.map((line) => ({ ...line, unitPrice: paidFor(line), discount: 0 }))
  const shares = lowerLines(paid, { kind: 'amount', value: amount, services: ORDER_LINE_KINDS })

  return paid.map((line, at) => ({ ...line, unitPrice: 0 - (shares[at]?.discount ?? 0) }))
}
