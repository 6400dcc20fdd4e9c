import { quantile } from './quantile.ts'

/**
 * The price half of all lie below, between two of them where they are even in number; 0 where there are none.
 * @example medianPrice([40, 10, 20, 30]) // 25
 */
export const medianPrice = (amounts: readonly number[]): number =>
  quantile(
    amounts.toSorted((one, other) => one - other),
    0.5,
  )
