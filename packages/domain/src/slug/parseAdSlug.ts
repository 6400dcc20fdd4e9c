import { isSlug } from './isSlug.ts'

/** Four digits in base 36, or more of which the first is no zero. */
const END = /-([0-9a-z]{4}|[1-9a-z][0-9a-z]{4,5})$/

/** The largest number of a row: PostgreSQL's `integer`. */
export const ID_MAX = 2_147_483_647

/**
 * Reads an ad's number from the end of its address. What stands before it may be out of date.
 * A section's address may look alike (`auto-moto`), so ask for a section first.
 * @returns `null` when the slug cannot be an ad's
 * @example parseAdSlug('prodam-detske-kolo-13d2') // { id: 51014 }
 */
export const parseAdSlug = (slug: string): { readonly id: number } | null => {
  const [, digits] = isSlug(slug) ? (END.exec(slug) ?? []) : []
  const id = digits === undefined ? 0 : Number.parseInt(digits, 36)

  return id > 0 && id <= ID_MAX ? { id } : null
}
