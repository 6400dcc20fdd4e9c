/** How many times larger each round of the first is than the same round of the second. */
export const ratios = (of: readonly number[], to: readonly number[]): number[] =>
  of.map((figure, round) => figure / (to[round] ?? Number.NaN))
