/**
 * The same circle from another of its places on.
 * @example beginAt(['a', 'b', 'c'], 1) // ['b', 'c', 'a']
 */
export const beginAt = <Place>(circle: readonly Place[], at: number): Place[] => [
  ...circle.slice(at),
  ...circle.slice(0, at),
]
