import { slugify } from './slugify.ts'

const ID_DIGITS = 4

/**
 * The address of an ad: its heading, then its number in base 36 with at least four digits.
 * @param id the ad's number, a positive whole one
 * @throws RangeError when the number is no such
 * @example adSlug('Prodám dětské kolo', 51014) // 'prodam-detske-kolo-13d2'
 */
export const adSlug = (heading: string, id: number): string => {
  if (!Number.isSafeInteger(id) || id < 0)
    throw new RangeError(`id must be a whole number from 0, not ${id}.`)

  return `${slugify(heading) || 'inzerat'}-${id.toString(36).padStart(ID_DIGITS, '0')}`
}
