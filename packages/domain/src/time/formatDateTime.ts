import { formatDate } from './formatDate.ts'
import { formatTime } from './formatTime.ts'

/**
 * A date and a time of day in Prague.
 * @throws RangeError when the moment is an invalid Date
 * @example formatDateTime(new Date('2026-03-05T06:05Z')) // '5. 3. 2026 7:05'
 */
export const formatDateTime = (moment: Date): string =>
  `${formatDate(moment)} ${formatTime(moment)}`
