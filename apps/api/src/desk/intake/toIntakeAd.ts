import type { IntakeAd } from '@inzrt/contracts/desk/intake'
import type { ads } from '../../platform/database/schema/ads.ts'

/** An ad as the clerk who took it down sees it. */
export const toIntakeAd = (ad: typeof ads.$inferSelect): IntakeAd => ({
  id: ad.id,
  slug: ad.slug,
  heading: ad.heading,
  state: ad.state,
  dialCode: ad.dialCode,
  firstName: ad.firstName,
  phoneNumber: ad.phone,
  createdAt: ad.createdAt.toISOString(),
})
