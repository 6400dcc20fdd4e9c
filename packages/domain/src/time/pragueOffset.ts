const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The last Sunday of a month at 1:00 UTC. */
const lastSunday = (year: number, month: number): number => {
  const lastDay = Date.UTC(year, month, 0, 1)

  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS
}

/**
 * How far clocks in Prague are ahead of UTC, in milliseconds, by the rule the European Union has kept
 * since 1996 (directive 2000/84/EC): summer time from the last Sunday of March to that of October.
 * @param time milliseconds since 1970
 */
export const pragueOffset = (time: number): number => {
  const year = new Date(time).getUTCFullYear()
  const isSummer = time >= lastSunday(year, 3) && time < lastSunday(year, 10)

  return isSummer ? 2 * HOUR_MS : HOUR_MS
}
