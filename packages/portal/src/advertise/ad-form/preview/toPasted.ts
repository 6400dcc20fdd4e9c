import type { Locality } from '@inzrt/domain/locality'
import type { AdForm } from '@inzrt/rules/forms'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import type { LineAd } from '@inzrt/ui/detail/print/LineAd.ts'
import { toLineAd } from '../../../ad/toLineAd.ts'
import { factsOfForm } from './factsOfForm.ts'
import { isBoxed, toPrice } from './toPreview.ts'

type Typed = Readonly<{
  values: AdForm
  locality: Locality | null
  section: SectionChoice | undefined
  edition: string | null
  neighbours: readonly LineAd[]
}>

/** Where an ad comes to lie in the paper. */
export type Pasted = Readonly<{
  /** Number of the edition. */
  edition: string
  /** Rubric of the paper. */
  title: string
  neighbours: readonly LineAd[]
  /** The ad itself, once it has its code. */
  toLine: (dialCode: string) => LineAd
}>

/** The place an ad as it is typed takes in the paper; null for one that is not printed or not complete. */
export const toPasted = ({
  values,
  locality,
  section,
  edition,
  neighbours,
}: Typed): Pasted | null => {
  if (!edition || !section || !locality) return null
  const { type, heading, content } = values
  const facts = factsOfForm(values, section)
  const ad = { type, heading, content, facts, price: toPrice(values), PSC: locality }

  return {
    edition,
    title: section.category,
    neighbours,
    toLine: (dialCode) => toLineAd({ ...ad, dialCode, isBoxed: isBoxed(values) }),
  }
}
