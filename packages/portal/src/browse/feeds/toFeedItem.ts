import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { localityName } from '@inzrt/domain/locality'
import { adTypeLabel } from '@inzrt/rules/listing'
import { priceFacts } from '../../ad/priceFacts.ts'
import type { FeedItem } from './toRss.ts'

/** An ad as an item of a feed. */
export const toFeedItem = (ad: AdListItem, origin: string): FeedItem => ({
  title: ad.heading,
  description: [adTypeLabel(ad.type), ...priceFacts(ad), localityName(ad.PSC)].join(' · '),
  url: `${origin}/${ad.slug}`,
  at: new Date(ad.createdAt),
})
