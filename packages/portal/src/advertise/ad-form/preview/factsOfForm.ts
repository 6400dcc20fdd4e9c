import { attributesOf, readAttributes, rowFacts } from '@inzrt/rules/attributes'
import type { AdForm } from '@inzrt/rules/forms'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'

/** What rows and the paper will say of the thing, from what the form holds by now. */
export const factsOfForm = (
  { attributes }: Pick<AdForm, 'attributes'>,
  section: Pick<SectionChoice, 'attributeSet'> | undefined,
): readonly string[] => {
  const known = attributesOf(section?.attributeSet ?? null)

  return rowFacts(known, readAttributes(known, attributes))
}
