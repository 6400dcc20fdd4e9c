import { endOfDay } from './endOfDay.ts'
import { pragueParts } from './pragueParts.ts'

/** How long ads of a section stay; where several are set, months win over weeks and weeks over days. */
export type Validity = {
  readonly days?: number | null
  readonly weeks?: number | null
  readonly months?: number | null
}

const DEFAULT_DAYS = 28

const lastDayOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * The last moment at which an ad is valid: 23:59:59 in Prague of its last day. A month later than
 * 31 January is the last day of February. Without any validity it is 28 days.
 * @throws RangeError when the start is an invalid Date
 * @example validUntil({ days: 14 }, new Date('2026-05-04T08:12Z')).toISOString() // '2026-05-18T21:59:59.000Z'
 */
export const validUntil = ({ days, weeks, months }: Validity, from: Date): Date => {
  const { year, month, day } = pragueParts(from)
  if (!months) return endOfDay(year, month, day + (weeks ? weeks * 7 : days || DEFAULT_DAYS))
  const lastMonth = month + months

  return endOfDay(year, lastMonth, Math.min(day, lastDayOfMonth(year, lastMonth)))
}
