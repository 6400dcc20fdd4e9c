import { hoursText } from './hoursText.ts'
import { type OpeningHours, WEEKDAYS, type Weekday } from './OpeningHours.ts'
import { weekdayName } from './weekdayName.ts'

/** Days that follow one another and are open alike. */
export type DaysAlike = Readonly<{ days: string; hours: string }>

const nameOf = (first: Weekday, last: Weekday): string => {
  const distance = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first)
  if (distance === 0) return weekdayName(first)

  return `${weekdayName(first)}${distance === 1 ? ' a ' : '–'}${weekdayName(last)}`
}

/**
 * A week as it stands on a door: days that are open alike in one row; empty hours where it is closed.
 * @example weekOf(Object.fromEntries(WEEKDAYS.map((day) => [day, readHours('8-17')]))) // [{ days: 'pondělí–neděle', hours: '8:00–17:00' }]
 */
export const weekOf = (hours: OpeningHours): readonly DaysAlike[] => {
  const rows: { first: Weekday; last: Weekday; hours: string }[] = []
  for (const day of WEEKDAYS) {
    const text = hoursText(hours[day])
    const row = rows.at(-1)
    if (row?.hours === text) row.last = day
    else rows.push({ first: day, last: day, hours: text })
  }

  return rows.map((row) => ({ days: nameOf(row.first, row.last), hours: row.hours }))
}
