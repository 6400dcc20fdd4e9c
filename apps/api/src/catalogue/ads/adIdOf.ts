import { parseAdSlug } from '@inzrt/domain/slug'

/** Id at the end of an ad's address, or null; ids a database cannot hold are nobody's. */
export const adIdOf = (slug: string | undefined): number | null => {
  const id = slug === undefined ? null : (parseAdSlug(slug)?.id ?? null)

  return id !== null && id <= 2_147_483_647 ? id : null
}
