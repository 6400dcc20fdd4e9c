import type { feedLines, feedPhotos, feeds } from '../../platform/database/schema/feeds.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'

export type FeedRecord = typeof feeds.$inferSelect
export type LineRecord = typeof feedLines.$inferSelect
export type PhotosRecord = typeof feedPhotos.$inferSelect

/** What files of ads are worked on with. */
export type FeedParts = Pick<
  AdvertisingParts,
  'database' | 'sections' | 'clock' | 'outbox' | 'attempts' | 'orders'
>
