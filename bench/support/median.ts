import { quantile } from './quantile.ts'

/** The middle of some figures; of an even number the lower one of the two in the middle. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5)
