import { checkKey } from '../check/checkKey.ts'
import { NBSP } from '../text/nbsp.ts'
import { type PragueParts, pragueParts } from './pragueParts.ts'

const WEEKDAYS = ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota']

/** In the genitive, as a date needs them. */
const MONTHS = [
  'ledna',
  'února',
  'března',
  'dubna',
  'května',
  'června',
  'července',
  'srpna',
  'září',
  'října',
  'listopadu',
  'prosince',
]

const dayAndMonth = ({ day, month }: PragueParts): string =>
  `${day}.${NBSP}${MONTHS[month - 1] ?? ''}`

const LENGTHS = {
  long: (parts: PragueParts) => `${dayAndMonth(parts)} ${parts.year}`,
  medium: ({ day, month, year }: PragueParts) => `${day}.${NBSP}${month}.${NBSP}${year}`,
  month: ({ month, year }: PragueParts) => `${MONTHS[month - 1] ?? ''} ${year}`,
  short: ({ weekday, day, month }: PragueParts) =>
    `${WEEKDAYS[weekday] ?? ''}${NBSP}${day}.${NBSP}${month}.`,
  weekday: (parts: PragueParts) => `${WEEKDAYS[parts.weekday] ?? ''} ${dayAndMonth(parts)}`,
} as const

export type DateLength = keyof typeof LENGTHS

/**
 * A date as Prague's calendar shows it. It never breaks between its day and month.
 * @throws RangeError when the moment is an invalid Date
 * @throws TypeError when the length is unknown
 * @example formatDate(new Date('2026-03-05T12:00Z'), 'long') // '5. března 2026'
 * @example formatDate(new Date('2026-03-05T12:00Z')) // '5. 3. 2026'
 * @example formatDate(new Date('2026-03-05T12:00Z'), 'weekday') // 'čtvrtek 5. března'
 * @example formatDate(new Date('2026-03-05T12:00Z'), 'short') // 'čtvrtek 5. 3.'
 * @example formatDate(new Date('2026-03-05T12:00Z'), 'month') // 'března 2026'
 */
export const formatDate = (moment: Date, length: DateLength = 'medium'): string => {
  checkKey('length', length, LENGTHS)

  return LENGTHS[length](pragueParts(moment))
}
