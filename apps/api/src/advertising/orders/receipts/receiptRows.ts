import { discountTotal, orderTotal, orderVat } from '@inzrt/domain/order'
import { formatMoney } from '@inzrt/domain/price'
import type { Receipt } from './Receipt.ts'

type Row = readonly [label: string, value: string]

type Sums = Readonly<{
  order: Pick<Receipt['order'], 'discountLabel'>
  items: Receipt['items']
  receipt: Pick<Receipt['receipt'], 'currency' | 'total'>
}>

/** What a tax document says of money: what was bought and taken off it, then its VAT by rates and what was paid. */
export const receiptRows = ({ items, receipt, order: { discountLabel } }: Sums) => {
  const money = (hundredths: number) => formatMoney(hundredths, receipt.currency, 2)
  const bought: Row[] = items.map(({ label, unitPrice }) => [label, money(unitPrice)])
  const off: Row[] = discountLabel ? [[discountLabel, money(-discountTotal(items))]] : []
  const vat = [...Map.groupBy(items, ({ vatRate }) => vatRate)].flatMap(([rate, taxed]): Row[] => [
    ['Základ daně', money(orderTotal(taxed) - orderVat(taxed))],
    [`DPH ${rate / 100} %`, money(orderVat(taxed))],
  ])
  const paid: Row = ['Celkem zaplaceno', money(receipt.total)]

  return { lines: [...bought, ...off], vat, paid }
}
