import { formatMoney } from '@inzrt/domain/price'
import { facts, type MailBlock, text } from './MailTemplate.ts'
import type { Site } from './Site.ts'

/** What every letter about an order says of it. */
export type OrderLetter = {
  /** Of the ad it is for; null: it buys credit. */
  heading: string | null
  publicNo: string
  signature: string
}

/** What an order is for and what that costs, in hundredths. */
export type OrderSum = {
  items: { label: string; price: number }[]
  total: number
}

/** An order as letters about its ad tell it. */
export type OrderOfAd = OrderSum & Pick<OrderLetter, 'publicNo' | 'signature'>

const crowns = (hundredths: number): string => formatMoney(hundredths, 'CZK', 2)

/** What an order is for, line by line, and what it costs. */
export const orderSum = ({ items, total }: OrderSum): MailBlock =>
  facts(...items.map(({ label, price }) => [label, crowns(price)] as const), [
    'Celkem s\u00a0DPH',
    crowns(total),
  ])

/** What letters about an invoice say of it. */
export type InvoiceLetter = OrderLetter & {
  number: string
  owed: number
  dueAt: string
  account: string
  symbol: string
}

/** Where to and as what an invoice is paid; each on a line of its own, to be copied whole. */
export const payBy = ({ account, symbol }: InvoiceLetter): MailBlock[] => [
  text('Zaplaťte prosím převodem:'),
  facts(['Číslo účtu', account], ['Variabilní symbol', symbol]),
]

/** What an order is for, after its number. */
export const orderedFor = ({ heading }: OrderLetter): string =>
  heading === null ? 'na kredit' : `k\u00a0inzerátu „${heading}“`

/** Where somebody without a session sees an order. */
export const orderUrl = (
  { publicNo, signature }: Pick<OrderLetter, 'publicNo' | 'signature'>,
  site: Site,
): string => site.url('/objednavka', { o: publicNo, s: signature })
