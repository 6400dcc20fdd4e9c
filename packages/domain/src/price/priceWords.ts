import { checkKey } from '../check/checkKey.ts'
import type { PriceType } from './Price.ts'

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
 * What stands for a price of this type where it has no amount.
 * @throws TypeError when the type of price is unknown
 * @example priceWords('agreement', 'short') // 'Dohodou'
 */
export const priceWords = (type: PriceType, length: keyof Wording = 'long'): string => {
  checkKey('price type', type, WORDINGS)

  return WORDINGS[type][length]
}
