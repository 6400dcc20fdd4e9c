import { checkMoment } from '../check/checkMoment.ts'
import { countOf } from '../text/countOf.ts'
import { WORD_FORMS } from '../text/wordForms.ts'
import { MINUTE_MS } from './durations.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 1440

/**
 * How much time is left, in its two largest units, rounded down; null when none is left.
 * @throws RangeError when either is an invalid Date
 * @example remainingTime(new Date('2026-11-23T11:00Z'), new Date('2026-11-21T12:00Z')) // '1 den 23 hodin'
 */
export const remainingTime = (until: Date, now: Date): string | null => {
  checkMoment('until', until)
  checkMoment('now', now)
  const left = Math.floor((until.getTime() - now.getTime()) / MINUTE_MS)
  if (left < 1) return null
  const days = Math.floor(left / DAY_MINUTES)
  const hours = Math.floor((left % DAY_MINUTES) / HOUR_MINUTES)
  const parts = [
    { count: days, forms: WORD_FORMS.day },
    { count: hours, forms: WORD_FORMS.hour },
    { count: left % HOUR_MINUTES, forms: WORD_FORMS.minute },
  ]
  const first = parts.findIndex(({ count }) => count > 0)

  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, forms }) => countOf(count, forms))
    .join(' ')
}
