const formatters = {
  long: new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'long', timeZone: 'Europe/Prague' }),
  medium: new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'medium', timeZone: 'Europe/Prague' }),
  weekday: new Intl.DateTimeFormat('cs-CZ', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Prague',
  }),
} as const

export type DateLength = keyof typeof formatters

/** A date never breaks between its day and month. */
const unbroken = (date: string): string => date.replace(/(\d\.) /g, '$1\u00a0')

/**
 * A date as Prague's calendar shows it.
 * @example formatDate(new Date('2026-03-05T12:00Z'), 'long') // '5. března 2026'
 * @example formatDate(new Date('2026-03-05T12:00Z')) // '5. 3. 2026'
 * @example formatDate(new Date('2026-03-05T12:00Z'), 'weekday') // 'čtvrtek 5. března'
 */
export const formatDate = (moment: Date, length: DateLength = 'medium'): string =>
  unbroken(formatters[length].format(moment))
