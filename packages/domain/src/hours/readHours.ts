import { onOneLine } from '../text/onOneLine.ts'
import type { HoursFault, OpenInterval } from './OpeningHours.ts'

/** More than anybody needs to write of one day. */
const LONGEST = 60
const MOST_INTERVALS = 2
const LAST_MINUTE = 24 * 60

const INTERVAL =
  /^(\d{1,2})(?:[:.](\d{2}))?(?: ?h(?:od)?\.?)?(?: ?[-–—] ?| až )(\d{1,2})(?:[:.](\d{2}))?(?: ?h(?:od)?\.?)?$/
const CLOSED = /^(?:zavřeno|zavreno|[-–—]?)$/
const NONSTOP = /^(?:nonstop|non-stop)$/

type Span = readonly [from: number, to: number]

const minutes = (hours = '', rest = '0'): number =>
  Number(rest) < 60 ? Number(hours) * 60 + Number(rest) : Number.NaN

/** Minutes of the day; one that ends at midnight ends with the day. */
const readSpan = (text: string): Span | null => {
  const found = INTERVAL.exec(text)
  if (!found) return null
  const [, fromHours, fromRest, toHours, toRest] = found
  const from = minutes(fromHours, fromRest)
  const to = minutes(toHours, toRest) || LAST_MINUTE

  return from < LAST_MINUTE && to <= LAST_MINUTE ? [from, to] : null
}

const two = (number: number): string => String(number).padStart(2, '0')
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/**
 * When a shop is open on a day, as somebody types it: one interval or two, or nothing where it is closed.
 * @example readHours('8–12, 13.30-17') // [{ from: '08:00', to: '12:00' }, { from: '13:30', to: '17:00' }]
 * @example readHours('17–8') // 'turned'
 */
export const readHours = (text: string): readonly OpenInterval[] | HoursFault => {
  if (text.length > LONGEST) return 'unreadable'
  const said = onOneLine(text).toLowerCase()
  if (CLOSED.test(said)) return []
  const parts = NONSTOP.test(said) ? ['0-24'] : said.split(/ ?[,;] ?| a /)
  const spans = parts.map(readSpan).filter((span) => span !== null)
  if (spans.length < parts.length) return 'unreadable'
  if (spans.length > MOST_INTERVALS) return 'too_many'
  if (spans.some(([from, to]) => from >= to)) return 'turned'
  const inOrder = spans.toSorted(([one], [other]) => one - other)
  if (inOrder.some(([from], at) => from < (inOrder[at - 1]?.[1] ?? 0))) return 'overlapping'

  return inOrder.map(([from, to]) => ({ from: clock(from), to: clock(to) }))
}
