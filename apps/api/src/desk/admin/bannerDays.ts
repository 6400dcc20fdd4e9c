import { endOfDay, pragueDate, pragueParts } from '@inzrt/domain/time'

type Day = readonly [year: number, month: number, day: number]

const partsOf = (day: string): Day => day.split('-').map(Number) as unknown as Day
const two = (part: number): string => String(part).padStart(2, '0')

/** The day in Prague on which a moment falls. */
export const dayOf = (moment: Date | null): string | null => {
  if (!moment) return null
  const { year, month, day } = pragueParts(moment)

  return `${year}-${two(month)}-${two(day)}`
}

export const firstMoment = (day: string | null): Date | null =>
  day === null ? null : pragueDate(...partsOf(day))

export const lastMoment = (day: string | null): Date | null =>
  day === null ? null : endOfDay(...partsOf(day))
