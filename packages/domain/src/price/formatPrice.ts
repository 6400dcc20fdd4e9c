import { formatMoney } from './formatMoney.ts'
import { hasAmount } from './hasAmount.ts'
import type { Price, PriceType } from './Price.ts'

type WordedType = Exclude<PriceType, 'czk' | 'EUR'>

const LONG: Readonly<Record<WordedType, string>> = {
  agreement: 'Cena dohodou',
  offer: 'Cenu nabídněte',
  any: 'Cena nerozhoduje',
  in_text: 'Cena v textu',
  free: 'Zdarma',
}

const SHORT: Readonly<Record<WordedType, string>> = {
  agreement: 'Dohodou',
  offer: 'Nabídněte',
  any: 'Nerozhoduje',
  in_text: 'V textu',
  free: 'Zdarma',
}

/**
 * Says a price as the portal shows it: long in an ad's detail, short in a row.
 * Hundredths that are not zero are shown, never rounded away.
 * @example formatPrice({ type: 'czk', amount: 150000 }) // '1 500 Kč'
 * @example formatPrice({ type: 'agreement', amount: null }, 'short') // 'Dohodou'
 */
export const formatPrice = ({ type, amount }: Price, length: 'long' | 'short' = 'long'): string => {
  if (!hasAmount(type)) return (length === 'short' ? SHORT : LONG)[type]
  const hundredths = amount ?? 0

  return formatMoney(hundredths, type === 'czk' ? 'CZK' : 'EUR', hundredths % 100 === 0 ? 0 : 2)
}
