import { fromHundredths } from '@inzrt/domain/price'
import { pragueParts } from '@inzrt/domain/time'
import { SITES } from '../sites.ts'

export const BRAND_OPTIONS = [
  { value: 'general', label: SITES.general },
  { value: 'adult', label: SITES.adult },
]

/** A number as a field shows it. */
export const numberText = (number: number | null): string => (number === null ? '' : String(number))

/** Hundredths as a field shows crowns. */
export const crownsOf = (hundredths: number | null): string =>
  numberText(hundredths === null ? null : fromHundredths(hundredths))

const two = (part: number): string => String(part).padStart(2, '0')

/** A moment as a browser's calendar takes it, by the clocks of Prague. */
export const momentText = (moment: string): string => {
  const { year, month, day, hour, minute } = pragueParts(new Date(moment))

  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}
