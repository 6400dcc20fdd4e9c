import { adStatus } from '@inzrt/domain/ad'
import type { ads } from '../database/schema/ads.ts'

/** What a write tells of an ad. */
export const toSavedAd = ({
  slug,
  state,
  version,
  validUntil,
}: Pick<typeof ads.$inferSelect, 'slug' | 'state' | 'version' | 'validUntil'>) => ({
  slug,
  status: adStatus(state),
  state,
  version,
  validUntil: validUntil?.toISOString() ?? null,
})
