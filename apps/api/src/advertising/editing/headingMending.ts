import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { adSlug } from '@inzrt/domain/slug'
import { HOUR_MS } from '@inzrt/domain/time'
import { HEADING_MENDING_HOURS } from '@inzrt/rules/limits'
import type { ads } from '../../platform/database/schema/ads.ts'

type Ad = typeof ads.$inferSelect

/** Until when an owner mends the heading without anybody reading it first, and whether that is over. */
export const headingMending = (
  { publishedAt }: Pick<Ad, 'publishedAt'>,
  now: Date,
): NonNullable<AdDetail['headingMending']> => {
  if (!publishedAt) return { until: null, isOver: false }
  const until = new Date(publishedAt.getTime() + HEADING_MENDING_HOURS * HOUR_MS)

  return { until: until.toISOString(), isOver: until <= now }
}

/** A heading brings its address; the number at its end stays, by which the old one leads there. */
export const addressFor = (ad: Pick<Ad, 'id' | 'heading' | 'slug'>, heading: string): string =>
  heading === ad.heading ? ad.slug : adSlug(heading, ad.id)
