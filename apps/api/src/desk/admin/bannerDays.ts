import { endOfDay, isoDay, pragueDate } from '@inzrt/domain/time'

type Day = readonly [year: number, month: number, day: number]

const partsOf = (day: string): Day => day.split('-').map(Number) as unknown as Day
/** The day in Prague on which a moment falls. */
export const dayOf = (moment: Date | null): string | null => moment && isoDay(moment)

export const firstMoment = (day: string | null): Date | null =>
  day === null ? null : pragueDate(...partsOf(day))

export const lastMoment = (day: string | null): Date | null =>
  day === null ? null : endOfDay(...partsOf(day))
