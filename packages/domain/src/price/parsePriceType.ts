import { PRICE_TYPES, type PriceType } from './Price.ts'

const byLowerCase = new Map(PRICE_TYPES.map((type) => [type.toLowerCase(), type]))

/**
 * Reads a price type in any case: old clients write both `czk` and `CZK`.
 * @returns `null` when it is none.
 * @example parsePriceType('CZK') // 'czk'
 */
export const parsePriceType = (text: string): PriceType | null =>
  byLowerCase.get(text.toLowerCase()) ?? null
