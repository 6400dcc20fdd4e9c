import type { Weekday } from './OpeningHours.ts'

const NAMES = {
  monday: 'pondělí',
  tuesday: 'úterý',
  wednesday: 'středa',
  thursday: 'čtvrtek',
  friday: 'pátek',
  saturday: 'sobota',
  sunday: 'neděle',
} as const satisfies Record<Weekday, string>

/**
 * Czech name of a day.
 * @example weekdayName('monday') // 'pondělí'
 */
export const weekdayName = (day: Weekday): string => NAMES[day]
