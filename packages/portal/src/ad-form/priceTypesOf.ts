import type { AdType } from '@inzrt/domain/listing'
import { PRICE_TYPES, type PriceType } from '@inzrt/domain/price'

const OF_INQUIRY: readonly PriceType[] = ['czk', 'EUR', 'agreement', 'any']

/** Kinds of price an ad of a type may have. */
export const priceTypesOf = (type: AdType): readonly PriceType[] =>
  type === 'inquiry' ? OF_INQUIRY : PRICE_TYPES
