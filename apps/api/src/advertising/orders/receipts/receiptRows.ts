import { formatMoney } from '@inzrt/domain/price'
import { discountTotal, orderTotal, orderVat, takenBack } from '@inzrt/rules/order'
import type { Receipt } from './Receipt.ts'

/** What something is called, its rate of VAT, its price without VAT and with it. */
type ItemRow = readonly [label: string, rate: string, base: string, total: string]

type VatRow = readonly [rate: string, base: string, vat: string, total: string]

type Sums = Readonly<{
  order: Pick<Receipt['order'], 'discountLabel'>
  items: Receipt['items']
  receipt: Pick<Receipt['receipt'], 'kind' | 'currency' | 'total' | 'vat'>
}>

const TOTALS = {
  receipt: 'Celkem zaplaceno',
  invoice: 'Celkem k\u00a0úhradě',
  credit_note: 'Celkem odečteno',
} as const

const rateText = (rate: number): string => `${(rate / 100).toLocaleString('cs-CZ')}\u00a0%`

/** What lines cost without VAT. */
const baseOf = (lines: Parameters<typeof orderVat>[0]): number =>
  orderTotal(lines) - orderVat(lines)

/** What a tax document says of money: what was bought and taken off it, then its VAT by rates and the sum of all. */
export const receiptRows = ({ items, receipt, order: { discountLabel } }: Sums) => {
  const money = (hundredths: number) => formatMoney(hundredths, receipt.currency, 2)
  const taxed = receipt.kind === 'credit_note' ? takenBack(items, -receipt.total) : items
  const full = taxed.map((item) => ({ ...item, discount: 0 }))
  const bought = full.map(
    (item): ItemRow => [
      item.label,
      rateText(item.vatRate),
      money(baseOf([item])),
      money(item.unitPrice),
    ],
  )
  const off: ItemRow[] =
    discountLabel && receipt.kind !== 'credit_note'
      ? [[discountLabel, '', money(baseOf(taxed) - baseOf(full)), money(-discountTotal(taxed))]]
      : []
  const vat = [...Map.groupBy(taxed, ({ vatRate }) => vatRate)].map(
    ([rate, lines]): VatRow => [
      rateText(rate),
      money(baseOf(lines)),
      money(orderVat(lines)),
      money(orderTotal(lines)),
    ],
  )

  return {
    items: [...bought, ...off],
    vat,
    total: [TOTALS[receipt.kind], money(receipt.total)] as const,
  }
}
