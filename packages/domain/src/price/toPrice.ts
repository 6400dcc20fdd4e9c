import { hasAmount } from './hasAmount.ts'
import type { Price, PriceType } from './Price.ts'

/**
 * A price that keeps its amount, in hundredths, only where its type carries one.
 * @example toPrice('agreement', 150000) // { type: 'agreement', amount: null }
 */
export const toPrice = (type: PriceType, amount: number | null): Price => ({
  type,
  amount: hasAmount(type) ? amount : null,
})
