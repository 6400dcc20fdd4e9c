import { isTrade } from './isTrade.ts'
import type { Price } from './Price.ts'

type Priced = Readonly<{
  price: Price
  /** It looks for people. */
  isDating?: boolean | undefined
}>

/**
 * The price an advert shows. Of who looks for somebody words such as „Zdarma“ or „Dohodou“ would say
 * something else than was meant, so nothing is said.
 * @example shownPrice({ price: { type: 'free', amount: null }, isDating: true }) // null
 */
export const shownPrice = ({ price, isDating = false }: Priced): Price | null =>
  isDating && isTrade(price.type) ? null : price
