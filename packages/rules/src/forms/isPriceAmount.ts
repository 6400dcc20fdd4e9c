import { HUNDREDTHS, toHundredths } from '@inzrt/domain/price'
import { PRICE_MAX } from '../limits.ts'

/** In euros a point before three digits may part thousands, or be a slip. */
const UNCLEAR = /\.\d{3}/

/**
 * Whether a typed price is right for its currency: whole crowns from 1 to 99 999 999, or euros with
 * at most two decimals. It may be written as `toHundredths` reads it.
 * @example isPriceAmount('1.500 Kč', 'czk') // true
 */
export const isPriceAmount = (text: string, currency: 'czk' | 'EUR'): boolean => {
  const amount = toHundredths(text) ?? 0
  const isClear = currency === 'EUR' ? !UNCLEAR.test(text) : amount % HUNDREDTHS === 0

  return isClear && amount > 0 && amount <= PRICE_MAX
}
