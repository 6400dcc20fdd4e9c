import { checkMoment } from '../check/checkMoment.ts'
import { pragueOffset } from './pragueOffset.ts'

export type PragueParts = Readonly<
  Record<'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second', number>
>

/**
 * What a clock and a calendar in Prague show at a moment; January is 1, Sunday is 0.
 * @throws RangeError when the moment is an invalid Date
 * @example pragueParts(new Date('2026-01-01T00:00:00Z')).hour // 1
 */
export const pragueParts = (moment: Date): PragueParts => {
  checkMoment('moment', moment)
  const wall = new Date(moment.getTime() + pragueOffset(moment.getTime()))

  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  }
}
