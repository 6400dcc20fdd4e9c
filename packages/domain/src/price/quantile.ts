/** The value that such a part of sorted values lies below, between two of them where it must be. */
export const quantile = (sorted: readonly number[], part: number): number => {
  const place = (sorted.length - 1) * part
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]

  return Math.round(below + (above - below) * (place % 1))
}
