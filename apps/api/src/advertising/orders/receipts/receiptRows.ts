import { discountTotal, orderTotal, orderVat } from '@inzrt/domain/order'
import { formatMoney } from '@inzrt/domain/price'
import type { Receipt } from './Receipt.ts'

type Row = readonly [label: string, value: string]

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

/** What a tax document says of money: what was bought and taken off it, then its VAT by rates and what was paid. */
export const receiptRows = ({ items, receipt, order: { discountLabel } }: Sums) => {
  const money = (hundredths: number) => formatMoney(hundredths, receipt.currency, 2)
  const bought: Row[] = items.map(({ label, unitPrice }) => [label, money(unitPrice)])
  const off: Row[] = discountLabel ? [[discountLabel, money(-discountTotal(items))]] : []
  const vat = [...Map.groupBy(items, ({ vatRate }) => vatRate)].flatMap(([rate, taxed]): Row[] => [
    ['Základ daně', money(orderTotal(taxed) - orderVat(taxed))],
    [`DPH ${rate / 100} %`, money(orderVat(taxed))],
  ])
  const paid: Row = [TOTALS[receipt.kind], money(receipt.total)]
  if (receipt.kind === 'credit_note')
    return {
      lines: items.map(({ label }): Row => [label, 'snížení ceny']),
      vat: [
        ['Základ daně', money(receipt.total - receipt.vat)],
        ['DPH', money(receipt.vat)],
      ] satisfies Row[],
      paid,
    }

  return { lines: [...bought, ...off], vat, paid }
}
