/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number
  pick<T>(from: readonly T[]): T
}

/** Mulberry32: small, fast, good enough to vary attacks. */
export const random = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number): number => Math.floor(next() * bound)

  return { below, pick: (from) => from[below(from.length)] as never }
}
