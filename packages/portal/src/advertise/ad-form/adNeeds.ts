import type { AdForm, AdFormNeeds } from '@inzrt/rules/forms'
import { AD_TYPES } from '@inzrt/rules/listing'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'

/** The section an ad is to stand in; undefined until one is chosen. */
export const sectionOf = (
  choices: readonly SectionChoice[],
  { sectionSlug }: Pick<AdForm, 'sectionSlug'>,
): SectionChoice | undefined => choices.find(({ slug }) => slug === sectionSlug)

/** What the rules of the form depend on. */
export const adNeeds = (
  section: SectionChoice | undefined,
  isGuest: boolean,
  isPaid: boolean,
  isForCompany = false,
): AdFormNeeds => ({
  isAnonymous: isGuest,
  isPaid,
  isForCompany,
  allowedTypes: section?.types ?? AD_TYPES,
  attributeSet: section?.attributeSet ?? null,
})
