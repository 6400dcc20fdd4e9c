import { groupThousands } from './groupThousands.ts'

const decimals = (count: number): string => String(count).split('.')[1] ?? ''

/**
 * Formats a count of things; a fraction follows a decimal comma.
 * @example formatCount(24996) // '24 996'
 * @example formatCount(1.5) // '1,5'
 */
export const formatCount = (count: number): string => {
  const size = Math.abs(count)
  const whole = groupThousands(Math.trunc(size))
  const part = Number.isInteger(size) ? '' : `,${decimals(size)}`

  return (count < 0 ? '-' : '') + whole + part
}
