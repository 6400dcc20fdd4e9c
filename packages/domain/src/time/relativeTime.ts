import { checkMoment } from '../check/checkMoment.ts'
import { countOf } from '../text/countOf.ts'
import type { PluralForms } from '../text/plural.ts'
import { WORD_FORMS } from '../text/wordForms.ts'
import { dayNumber } from './dayNumber.ts'
import { HOUR_MS, MINUTE_MS } from './durations.ts'
import { formatDate } from './formatDate.ts'
import { formatTime } from './formatTime.ts'

const HOURS_SHOWN = 6
const DAYS_SHOWN = 7

/** After „před“ Czech takes the instrumental. */
const BEFORE = {
  minute: { one: 'minutou', few: 'minutami', many: 'minuty', other: 'minutami' },
  hour: { one: 'hodinou', few: 'hodinami', many: 'hodiny', other: 'hodinami' },
  day: { one: 'dnem', few: 'dny', many: 'dne', other: 'dny' },
} as const satisfies Record<string, PluralForms>

/** After „za“ Czech takes the accusative. */
const AFTER = {
  hour: { ...WORD_FORMS.hour, one: 'hodinu' },
  day: WORD_FORMS.day,
} as const satisfies Record<string, PluralForms>

/** One hour is „hodinou“, more are counted. */
const oneOrCount = (count: number, forms: PluralForms): string =>
  count === 1 ? forms.one : countOf(count, forms)

const ahead = (then: Date, now: Date): string => {
  const hours = Math.floor((then.getTime() - now.getTime()) / HOUR_MS)
  if (hours < 1) return 'za chvíli'
  if (hours < 24) return `za ${oneOrCount(hours, AFTER.hour)}`
  const days = dayNumber(then) - dayNumber(now)

  return days === 1 ? 'zítra' : `za ${countOf(days, AFTER.day)}`
}

/**
 * How long ago or ahead a moment is, in words; what is older than a week shows its date.
 * „Včera“ is yesterday's date in Prague, not 24 hours.
 * @throws RangeError when either is an invalid Date
 * @example relativeTime(new Date('2026-11-21T12:00Z'), new Date('2026-11-21T14:00Z')) // 'před 2 hodinami'
 */
export const relativeTime = (then: Date, now: Date): string => {
  checkMoment('then', then)
  checkMoment('now', now)
  const age = now.getTime() - then.getTime()
  if (age < -MINUTE_MS) return ahead(then, now)
  if (age < MINUTE_MS) return 'právě teď'
  if (age < HOUR_MS) return `před ${oneOrCount(Math.floor(age / MINUTE_MS), BEFORE.minute)}`
  if (age < HOURS_SHOWN * HOUR_MS) {
    return `před ${oneOrCount(Math.floor(age / HOUR_MS), BEFORE.hour)}`
  }
  const days = dayNumber(now) - dayNumber(then)
  if (days === 0) return `dnes ${formatTime(then)}`
  if (days === 1) return 'včera'

  return days < DAYS_SHOWN ? `před ${countOf(days, BEFORE.day)}` : formatDate(then)
}
