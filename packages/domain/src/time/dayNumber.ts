import { checkMoment } from '../check/checkMoment.ts'
import { DAY_MS } from './durations.ts'
import { pragueOffset } from './pragueOffset.ts'

/**
 * The number of a moment's day in Prague's calendar, counted from 1970.
 * @throws RangeError when the moment is an invalid Date
 * @example dayNumber(new Date('1970-01-01T23:30:00Z')) // 1
 */
export const dayNumber = (moment: Date): number => {
  checkMoment('moment', moment)

  return Math.floor((moment.getTime() + pragueOffset(moment.getTime())) / DAY_MS)
}
