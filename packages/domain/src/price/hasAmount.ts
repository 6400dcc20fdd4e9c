import type { PriceType } from './Price.ts'

/**
 * Whether a price of this type is a sum of money.
 * @example hasAmount('EUR') // true
 */
export const hasAmount = (type: PriceType): type is 'czk' | 'EUR' =>
  type === 'czk' || type === 'EUR'
