import { pragueParts } from './pragueParts.ts'

type WallTime = readonly [
  year: number,
  month: number,
  day: number,
  hour?: number,
  minute?: number,
  second?: number,
]

const offsetMs = (moment: Date): number => {
  const { year, month, day, hour, minute, second } = pragueParts(moment)

  return (
    Date.UTC(year, month - 1, day, hour, minute, second) -
    Math.trunc(moment.getTime() / 1000) * 1000
  )
}

/**
 * The moment at which clocks in Prague show the given time. Months and days may run over, as in
 * `Date.UTC`; an hour that the change to summer time leaves out falls one hour later.
 * @param time year, month (January is 1), day, hour, minute, second
 * @example pragueDate(2026, 7, 1, 12).toISOString() // '2026-07-01T10:00:00.000Z'
 */
export const pragueDate = (
  ...[year, month, day, hour = 0, minute = 0, second = 0]: WallTime
): Date => {
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const guess = new Date(wall - offsetMs(new Date(wall)))

  return new Date(wall - offsetMs(guess))
}
