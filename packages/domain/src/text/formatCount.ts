import { groupThousands } from './groupThousands.ts'

/**
 * Formats a count of things.
 * @param count whole, not negative
 * @example formatCount(24996) // '24 996'
 */
export const formatCount = (count: number): string => groupThousands(Math.trunc(count))
