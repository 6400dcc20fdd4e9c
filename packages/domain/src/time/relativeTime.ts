import { type PluralForms, plural } from '../text/plural.ts'
import { WORDS } from '../text/words.ts'
import { formatDate } from './formatDate.ts'
import { formatTime } from './formatTime.ts'
import { pragueParts } from './pragueParts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const HOURS_SHOWN = 6
const DAYS_SHOWN = 7

/** After „před“ Czech takes the instrumental. */
const BEFORE = {
  minute: { one: 'minutou', few: 'minutami', many: 'minuty', other: 'minutami' },
  hour: { one: 'hodinou', few: 'hodinami', many: 'hodiny', other: 'hodinami' },
  day: { one: 'dnem', few: 'dny', many: 'dne', other: 'dny' },
} as const satisfies Record<string, PluralForms>

const before = (count: number, unit: keyof typeof BEFORE): string =>
  count === 1
    ? `před ${plural(1, BEFORE[unit])}`
    : `před ${count}\u00a0${plural(count, BEFORE[unit])}`

const dayNumber = (moment: Date): number => {
  const { year, month, day } = pragueParts(moment)

  return Date.UTC(year, month - 1, day) / DAY_MS
}

const ahead = (then: Date, now: Date): string => {
  const hours = Math.floor((then.getTime() - now.getTime()) / HOUR_MS)
  if (hours < 1) return 'za chvíli'
  if (hours < 24) return `za ${hours}\u00a0${plural(hours, { ...WORDS.hour, one: 'hodinu' })}`
  const days = dayNumber(then) - dayNumber(now)
  if (days === 1) return 'zítra'

  return `za ${days}\u00a0${plural(days, WORDS.day)}`
}

/**
 * How long ago or ahead a moment is, in words; what is older than a week shows its date.
 * „Včera“ is yesterday's date in Prague, not 24 hours.
 * @example relativeTime(twoHoursAgo, now) // 'před 2 hodinami'
 */
export const relativeTime = (then: Date, now: Date): string => {
  const age = now.getTime() - then.getTime()
  if (age < -MINUTE_MS) return ahead(then, now)
  if (age < MINUTE_MS) return 'právě teď'
  if (age < HOUR_MS) return before(Math.floor(age / MINUTE_MS), 'minute')
  const days = dayNumber(now) - dayNumber(then)
  if (age < HOURS_SHOWN * HOUR_MS) return before(Math.floor(age / HOUR_MS), 'hour')
  if (days === 0) return `dnes ${formatTime(then)}`
  if (days === 1) return 'včera'
  if (days < DAYS_SHOWN) return before(days, 'day')

  return formatDate(then)
}
