import type { AttributeSet } from '@inzrt/rules/attributes'
import type { AdType } from '@inzrt/rules/listing'

/** A section an ad can stand in. */
export type SectionChoice = {
  slug: string
  name: string
  /** Name of the section above. */
  category: string
  icon: string | null
  types: readonly AdType[]
  /** Types that cost something there. */
  paidTypes: readonly AdType[]
  needsApproval: boolean
  /** People are looked for there; nothing is sold. */
  isDating: boolean
  /** What is asked of things there. */
  attributeSet: AttributeSet | null
  /** What a paid type costs, in hundredths of a crown; null where it cannot be paid so. */
  card: number | null
  sms: number | null
}
