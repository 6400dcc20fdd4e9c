import { pragueParts } from './pragueParts.ts'

/**
 * The day in Prague on which a moment falls, as databases write it (ISO 8601).
 * @throws RangeError when the moment is an invalid Date
 * @example isoDay(new Date('2026-12-10T23:30:00Z')) // '2026-12-11'
 */
export const isoDay = (moment: Date): string => {
  const { year, month, day } = pragueParts(moment)

  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
