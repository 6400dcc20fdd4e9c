import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import type { ads } from '../platform/database/schema/ads.ts'

type Ad = typeof ads.$inferSelect

/** What only the owner of an ad sees: where it stands, and the contacts as they were given. */
export const toOwnersPart = (
  ad: Ad,
  pendingEmail: string | null,
  approval: AdDetail['approval'],
  change: AdDetail['change'],
): Partial<AdDetail> => ({
  ...{ approval, change },
  state: ad.state,
  stateReason: ad.stateReason,
  closedReason: ad.closedReason,
  version: ad.version,
  firstName: ad.firstName,
  lastName: ad.lastName,
  phoneNumber: ad.phone,
  email: ad.email,
  pendingEmail,
})
