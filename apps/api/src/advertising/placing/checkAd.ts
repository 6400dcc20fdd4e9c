import type { SentAd } from '@inzrt/contracts/ads/adBody'
import {
  type AdFormNeeds,
  adEditFormSchema,
  adFormSchema,
  fieldErrors,
  formMessage,
} from '@inzrt/rules/forms'
import type { AdType } from '@inzrt/rules/listing'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { isPaidIn } from './isPaidIn.ts'

const PERMISSIONS = { offer: 'isOffer', inquiry: 'isInquiry', exchange: 'isExchange' } as const
const TYPES: readonly AdType[] = ['offer', 'inquiry', 'exchange']

type Placer = Pick<AdFormNeeds, 'isAnonymous' | 'isForCompany'> &
  Partial<Pick<AdFormNeeds, 'attributeSet'>>

/** @throws Problem 422 with the Czech message of each wrong field */
export const checkNewAd = (
  { ad, promos }: SentAd,
  section: SectionNode | null,
  placer: Placer,
): SectionNode => {
  if (!section || section.children.length > 0)
    throw invalidFields({ sectionSlug: [formMessage.choose('rubrika')] })
  const needs = {
    attributeSet: section.attributeSet,
    ...placer,
    isPaid: isPaidIn(section, ad.type) || promos.length > 0,
    allowedTypes: TYPES.filter((type) => section[PERMISSIONS[type]]),
  }
  refuseFaults(fieldErrors(adFormSchema(needs), { ...ad, promos: [] }))

  return section
}

/** A change leaves type and section as they are; the rest has to be as right as at first. */
export const checkChangedAd = (
  { ad }: SentAd,
  needs: Parameters<typeof adEditFormSchema>[0],
): void => refuseFaults(fieldErrors(adEditFormSchema(needs), ad))
