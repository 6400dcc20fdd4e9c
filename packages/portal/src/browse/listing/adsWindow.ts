import { PER_PAGE } from '@inzrt/rules/limits'

/** Ten pages: the most ads one answer of the API holds. */
const CHUNK = PER_PAGE * 10

/**
 * Requests that bring the first `page` pages of a list: one while they fit into one answer, else several
 * full ones.
 * @example adsWindow(2) // [{ page: 1, perPage: 48 }]
 * @example adsWindow(11) // [{ page: 1, perPage: 240 }, { page: 2, perPage: 240 }]
 */
export const adsWindow = (page: number): readonly { page: number; perPage: number }[] => {
  const wanted = page * PER_PAGE
  if (wanted <= CHUNK) return [{ page: 1, perPage: wanted }]

  return Array.from({ length: Math.ceil(wanted / CHUNK) }, (_, index) => ({
    page: index + 1,
    perPage: CHUNK,
  }))
}
