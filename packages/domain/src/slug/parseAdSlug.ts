import { isSlug } from './isSlug.ts'

const END = /-([0-9a-z]{4,10})$/

/**
 * Reads an ad's number from the end of its address. What stands before it may be out of date.
 * @returns `null` when the slug cannot be an ad's
 * @example parseAdSlug('prodam-detske-kolo-13d2') // { id: 51014 }
 */
export const parseAdSlug = (slug: string): { readonly id: number } | null => {
  const [, digits] = isSlug(slug) ? (END.exec(slug) ?? []) : []
  const id = digits === undefined ? Number.NaN : Number.parseInt(digits, 36)

  return Number.isSafeInteger(id) && id > 0 ? { id } : null
}
