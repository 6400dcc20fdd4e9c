/** The figure that this share of all figures does not exceed (0.95: the 95th percentile). */
export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((a, b) => a - b)

  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
