import { NBSP } from '../text/nbsp.ts'
import { formatDate } from './formatDate.ts'
import { pragueParts } from './pragueParts.ts'

/** After „v“ the days stand in the accusative; from Sunday. */
const ON = ['v neděli', 'v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu']

/**
 * A day of the week with its preposition and date, as an answer to „kdy“.
 * @throws RangeError when the moment is an invalid Date
 * @example onDay(new Date('2026-03-04T12:00Z')) // 've středu 4. března'
 */
export const onDay = (moment: Date): string => {
  const day = (ON[pragueParts(moment).weekday] ?? '').replace(' ', NBSP)
  const [, ...date] = formatDate(moment, 'weekday').split(' ')

  return [day, ...date].join(' ')
}
