import { checkMoment } from '../check/checkMoment.ts'
import { countOf } from '../text/countOf.ts'
import { WORD_FORMS } from '../text/wordForms.ts'
import { dayNumber } from './dayNumber.ts'

/**
 * How long something stays valid, in Prague's days and in words; null once it has ended.
 * @throws RangeError when either is an invalid Date
 * @example daysLeft(new Date('2026-11-24T12:00Z'), new Date('2026-11-21T12:00Z')) // 'ještě 3 dny'
 */
export const daysLeft = (until: Date, now: Date): string | null => {
  checkMoment('until', until)
  checkMoment('now', now)
  if (until.getTime() <= now.getTime()) return null
  const days = dayNumber(until) - dayNumber(now)

  return days === 0 ? 'končí dnes' : `ještě ${countOf(days, WORD_FORMS.day)}`
}
