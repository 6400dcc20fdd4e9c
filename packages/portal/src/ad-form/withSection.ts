import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { withType } from '@inzrt/ui/ad-form/withType.ts'

/** What changes with the section of an ad: a type it does not take gives way to the first it takes. */
export const withSection = (
  values: AdFormValues,
  { slug, types }: SectionChoice,
): Partial<AdFormValues> => ({
  section: slug,
  category: slug,
  ...withType(values, types.includes(values.type) ? values.type : (types[0] ?? values.type)),
})
