import { checkKey } from '../check/checkKey.ts'
import { formatMoney } from './formatMoney.ts'
import { hasAmount } from './hasAmount.ts'
import type { Price, PriceType } from './Price.ts'

type Wording = Readonly<Record<'long' | 'short', string>>

const UNKNOWN: Wording = { long: 'Cena neuvedena', short: 'Neuvedena' }

const WORDINGS: Readonly<Record<PriceType, Wording>> = {
  czk: UNKNOWN,
  EUR: UNKNOWN,
  agreement: { long: 'Cena dohodou', short: 'Dohodou' },
  offer: { long: 'Cenu nabídněte', short: 'Nabídněte' },
  any: { long: 'Cena nerozhoduje', short: 'Nerozhoduje' },
  in_text: { long: 'Cena v textu', short: 'V textu' },
  free: { long: 'Zdarma', short: 'Zdarma' },
}

/**
 * Says a price as the portal shows it: long in an ad's detail, short in a row.
 * Hundredths that are not zero are shown, never rounded away.
 * @throws TypeError when the type of price is unknown
 * @throws RangeError when the amount is NaN or infinite
 * @example formatPrice({ type: 'czk', amount: 150000 }) // '1 500 Kč'
 * @example formatPrice({ type: 'agreement', amount: null }, 'short') // 'Dohodou'
 */
export const formatPrice = ({ type, amount }: Price, length: keyof Wording = 'long'): string => {
  checkKey('price type', type, WORDINGS)
  if (amount === null || !hasAmount(type)) return WORDINGS[type][length]

  return formatMoney(amount, type === 'czk' ? 'CZK' : 'EUR', amount % 100 === 0 ? 0 : 2)
}
