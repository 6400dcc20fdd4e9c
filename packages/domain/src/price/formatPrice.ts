import { formatExactly } from './formatExactly.ts'
import { hasAmount } from './hasAmount.ts'
import type { Price } from './Price.ts'
import { priceWords } from './priceWords.ts'

/**
 * Says a price as the portal shows it: long in an ad's detail, short in a row.
 * Hundredths that are not zero are shown, never rounded away.
 * @throws TypeError when the type of price is unknown
 * @throws RangeError when the amount is NaN or infinite
 * @example formatPrice({ type: 'czk', amount: 150000 }) // '1 500 Kč'
 * @example formatPrice({ type: 'agreement', amount: null }, 'short') // 'Dohodou'
 */
export const formatPrice = ({ type, amount }: Price, length: 'long' | 'short' = 'long'): string => {
  if (amount === null || !hasAmount(type)) return priceWords(type, length)

  return formatExactly(amount, type === 'czk' ? 'CZK' : 'EUR')
}
