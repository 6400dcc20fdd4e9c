import { discountTotal, orderTotal, orderVat, takenBack, vatIn } from '@inzrt/domain/order'
import { formatMoney } from '@inzrt/domain/price'
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

/** What a tax document says of money: what was bought and taken off it, then its VAT by rates and the sum of all. */
export const receiptRows = ({ items, receipt, order: { discountLabel } }: Sums) => {
  const money = (hundredths: number) => formatMoney(hundredths, receipt.currency, 2)
  const taxed = receipt.kind === 'credit_note' ? takenBack(items, -receipt.total) : items
  const base = orderTotal(taxed) - orderVat(taxed)
  const fullBase = taxed.reduce(
    (sum, { unitPrice, vatRate }) => sum + unitPrice - vatIn(unitPrice, vatRate),
    0,
  )
  const bought = taxed.map(({ label, unitPrice, vatRate }): ItemRow => {
    const vat = vatIn(unitPrice, vatRate)

    return [label, rateText(vatRate), money(unitPrice - vat), money(unitPrice)]
  })
  const off: ItemRow[] =
    discountLabel && receipt.kind !== 'credit_note'
      ? [[discountLabel, '', money(base - fullBase), money(-discountTotal(taxed))]]
      : []
  const vat = [...Map.groupBy(taxed, ({ vatRate }) => vatRate)].map(([rate, lines]): VatRow => {
    const [total, vat] = [orderTotal(lines), orderVat(lines)]

    return [rateText(rate), money(total - vat), money(vat), money(total)]
  })

  return {
    items: [...bought, ...off],
    vat,
    total: [TOTALS[receipt.kind], money(receipt.total)] as const,
  }
}
