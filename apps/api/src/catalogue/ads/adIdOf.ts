import { parseAdSlug } from '@inzrt/domain/slug'

/** Id at the end of an ad's address, or null. */
export const adIdOf = (slug: string | undefined): number | null =>
  slug === undefined ? null : (parseAdSlug(slug)?.id ?? null)
