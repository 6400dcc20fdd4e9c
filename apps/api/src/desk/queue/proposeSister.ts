import { withAttributes } from '../../advertising/placing/withAttributes.ts'
import type { SisterProposals } from '../../catalogue/sister/createSisterProposals.ts'
import type { ModeratedRow } from './moderatedAds.repository.ts'

/** Why an ad, or the change of it that waits, belongs on the sister site; null unless it waits for that. */
export const proposeSister = async (
  sisterProposals: SisterProposals,
  { ad, revision }: ModeratedRow,
) => {
  const reasons = revision?.reasons ?? ad.stateReason ?? ''
  if (!reasons.split(' ').includes('adult')) return null

  const { heading, content, attributes } = revision ?? ad

  return sisterProposals.of(ad.brandCode, withAttributes({ heading, content, attributes }))
}
