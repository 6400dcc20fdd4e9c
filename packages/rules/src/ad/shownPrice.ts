import { hasAmount, type Price } from '@inzrt/domain/price'

type Priced = Readonly<{
  price: Price
  /** It looks for people. */
  isDating?: boolean | undefined
}>

/**
 * The price an advert shows. Of who looks for somebody only a sum is said: words such as „Zdarma“ or
 * „Dohodou“ would offer the people, and „Nerozhoduje“ or „V textu“ would say nothing.
 * @example shownPrice({ price: { type: 'free', amount: null }, isDating: true }) // null
 */
export const shownPrice = ({ price, isDating = false }: Priced): Price | null =>
  isDating && !hasAmount(price.type) ? null : price
