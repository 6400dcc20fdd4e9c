type Ranked = { readonly value: number; readonly isFirst: boolean }

/** Complementary error function by Abramowitz and Stegun 7.1.26, good to seven digits. */
const erfc = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * x)
  const sum =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))

  return sum * Math.exp(-x * x)
}

/** Sum of the ranks of the first sample; equal figures share theirs. */
const rankSum = (all: readonly Ranked[]): number => {
  let sum = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1
    const rank = (from + 1 + to) / 2
    sum += all.slice(from, to).filter(({ isFirst }) => isFirst).length * rank
    from = to
  }

  return sum
}

/**
 * How likely two samples of one and the same kind differ by chance as much as these do (two-sided
 * Mann-Whitney test by its normal approximation).
 */
export const mannWhitney = (first: readonly number[], second: readonly number[]): number => {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((one, other) => one.value - other.value)
  const [n, m] = [first.length, second.length]
  const u = rankSum(all) - (n * (n + 1)) / 2
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12)

  return erfc(Math.abs(u - (n * m) / 2) / deviation / Math.SQRT2)
}
