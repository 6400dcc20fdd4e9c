import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import type { ads } from '../platform/database/schema/ads.ts'

type Ad = typeof ads.$inferSelect

type Told = Pick<AdDetail, 'approval' | 'change' | 'headingMending'>

/** What only the owner of an ad sees: where it stands, and the contacts as they were given. */
export const toOwnersPart = (
  ad: Ad,
  pendingEmail: string | null,
  { approval, change, headingMending }: Told,
): Partial<AdDetail> => ({
  approval,
  change,
  headingMending,
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
