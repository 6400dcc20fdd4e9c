import { quantile } from './quantile.ts'

/** What things like one another cost: the middle half of their prices lies from `lower` to `upper`. */
export type PriceSummary = {
  readonly count: number
  readonly lower: number
  readonly median: number
  readonly upper: number
}

/** Fewer prices tell nothing of what a thing is worth. */
const PRICES_MIN = 8
/** A price so many times lower or higher than the middle one is a joke, a part of the thing or a slip. */
const FAR = 10
/** Where the middle half reaches so many times, the things were not alike. */
const WIDE = 6

/**
 * What similar things cost, without prices that are no prices; null where there are too few of them, or they differ too
 * much to say anything.
 * @example summarisePrices([9, 9, 10, 10, 10, 10, 11, 11, 1_000_000]) // { count: 8, lower: 10, median: 10, upper: 10 }
 */
export const summarisePrices = (amounts: readonly number[]): PriceSummary | null => {
  const sorted = amounts.filter((amount) => amount > 0).toSorted((one, other) => one - other)
  const middle = quantile(sorted, 0.5)
  const likely = sorted.filter((amount) => amount >= middle / FAR && amount <= middle * FAR)
  if (likely.length < PRICES_MIN) return null
  const summary = {
    count: likely.length,
    lower: quantile(likely, 0.25),
    median: quantile(likely, 0.5),
    upper: quantile(likely, 0.75),
  }

  return summary.upper > summary.lower * WIDE ? null : summary
}
