import { DAY_MS, HOUR_MS } from './durations.ts'

/** First moment of summer time and first moment after it. */
type Summer = readonly [start: number, end: number]

const summers = new Map<number, Summer>()

/** The last Sunday of a month at 1:00 UTC. */
const lastSunday = (year: number, month: number): number => {
  const lastDay = Date.UTC(year, month, 0, 1)

  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS
}

const summerOf = (year: number): Summer => {
  const known = summers.get(year)
  if (known) return known
  const summer: Summer = [lastSunday(year, 3), lastSunday(year, 10)]
  summers.set(year, summer)

  return summer
}

/**
 * How far clocks in Prague are ahead of UTC, in milliseconds, by the rule the European Union has kept
 * since 1996 (directive 2000/84/EC): summer time from the last Sunday of March to that of October.
 * @param time milliseconds since 1970
 */
export const pragueOffset = (time: number): number => {
  const [start, end] = summerOf(new Date(time).getUTCFullYear())

  return time >= start && time < end ? 2 * HOUR_MS : HOUR_MS
}
