import { checkNumber } from '../check/checkNumber.ts'
import { groupThousands } from './groupThousands.ts'
import { MINUS } from './minus.ts'

const decimals = (count: number): string => String(count).split('.')[1] ?? ''

/**
 * Formats a count of things; a fraction follows a decimal comma.
 * @throws RangeError when it is NaN or infinite
 * @example formatCount(24996) // '24 996'
 * @example formatCount(1.5) // '1,5'
 * @example formatCount(-3) // '\u22123'
 */
export const formatCount = (count: number): string => {
  checkNumber('count', count)
  const size = Math.abs(count)
  const whole = groupThousands(Math.trunc(size))
  const part = Number.isInteger(size) ? '' : `,${decimals(size)}`

  return (count < 0 ? MINUS : '') + whole + part
}
