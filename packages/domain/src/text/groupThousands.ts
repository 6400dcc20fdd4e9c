import { checkNumber } from '../check/checkNumber.ts'
import { NBSP } from './nbsp.ts'

/**
 * Groups the digits of a whole number by threes with non-breaking spaces (Czech typography).
 * @param whole not negative
 * @throws RangeError when it is NaN or infinite
 * @example groupThousands(1234567) // '1 234 567'
 */
export const groupThousands = (whole: number): string => {
  if (whole < 1000) return String(whole)
  checkNumber('whole', whole)

  return groupThousands(Math.floor(whole / 1000)) + NBSP + String(whole % 1000).padStart(3, '0')
}
