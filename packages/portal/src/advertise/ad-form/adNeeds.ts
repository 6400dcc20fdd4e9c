import type { AdFormNeeds } from '@inzrt/domain/forms'
import { AD_TYPES } from '@inzrt/domain/listing'
import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'

/** The section an ad is to stand in; undefined until one is chosen. */
export const sectionOf = (
  choices: readonly SectionChoice[],
  { section }: Pick<AdFormValues, 'section'>,
): SectionChoice | undefined => choices.find(({ slug }) => slug === section)

/** What the rules of the form depend on. */
export const adNeeds = (
  section: SectionChoice | undefined,
  isGuest: boolean,
  isPaid: boolean,
): AdFormNeeds => ({
  isAnonymous: isGuest,
  isPaid,
  allowedTypes: section?.types ?? AD_TYPES,
})
