import {
  fromHundredths,
  hasAmount,
  PRICE_TYPES,
  type Price,
  type PriceType,
  priceWords,
} from '@inzrt/domain/price'
import { decimalText, foldLetters } from '@inzrt/domain/text'

const EUROS = /(?:€|eur)$/i

const WORDLESS = PRICE_TYPES.filter((type) => !hasAmount(type))

const isCalled = (type: PriceType, text: string): boolean =>
  [type, priceWords(type), priceWords(type, 'short')].some((words) => foldLetters(words) === text)

/**
 * A price as one cell says it, in the shape of the form.
 * @example readFeedPrice('99,90 EUR') // { type: 'EUR', amount: '99,90' }
 */
export const readFeedPrice = (cell: string): Readonly<{ type: PriceType; amount: string }> => {
  const text = foldLetters(cell)
  const called = WORDLESS.find((type) => isCalled(type, text))
  if (called) return { type: called, amount: '' }

  return EUROS.test(cell)
    ? { type: 'EUR', amount: cell.replace(EUROS, '').trim() }
    : { type: 'czk', amount: cell }
}

const sum = (amount: number): string => decimalText(fromHundredths(amount))

/**
 * The same cell of an ad.
 * @example writeFeedPrice({ type: 'czk', amount: 150000 }) // '1500'
 */
export const writeFeedPrice = ({ type, amount }: Price): string => {
  if (amount === null) return priceWords(type, 'short')

  return type === 'EUR' ? `${sum(amount)} EUR` : sum(amount)
}
