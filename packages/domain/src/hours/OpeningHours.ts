/** Days of a week, by the names schema.org has for them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Times of a day in Prague, `08:00` to `24:00`. */
export type OpenInterval = Readonly<{ from: string; to: string }>

/** When a shop is open in a usual week; a day without an interval is closed. */
export type OpeningHours = Readonly<Record<Weekday, readonly OpenInterval[]>>

/** Why a text does not say when a shop is open. */
export type HoursFault = 'unreadable' | 'turned' | 'overlapping' | 'too_many'

/** A week in which every day says the same. */
const everyDay = <Value>(value: Value) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, value])) as Record<Weekday, Value>

/** A week of which nothing is said, as a form begins with it. */
export const NO_HOURS: Readonly<Record<Weekday, string>> = everyDay('')
