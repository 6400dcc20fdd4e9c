import { adStatus } from '@inzrt/rules/ad'
import type { ads } from '../../platform/database/schema/ads.ts'

/** What a write tells of an ad. */
export const toSavedAd = ({
  slug,
  state,
  version,
  dialCode,
  validUntil,
  stateReason,
}: Pick<
  typeof ads.$inferSelect,
  'slug' | 'state' | 'version' | 'dialCode' | 'validUntil' | 'stateReason'
>) => ({
  slug,
  status: adStatus(state),
  state,
  stateReason,
  version,
  dialCode,
  validUntil: validUntil?.toISOString() ?? null,
})
