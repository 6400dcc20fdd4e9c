import { pragueParts } from './pragueParts.ts'

/**
 * A time of day in Prague.
 * @throws RangeError when the moment is an invalid Date
 * @example formatTime(new Date('2026-03-05T06:05Z')) // '7:05'
 */
export const formatTime = (moment: Date): string => {
  const { hour, minute } = pragueParts(moment)

  return `${hour}:${String(minute).padStart(2, '0')}`
}
