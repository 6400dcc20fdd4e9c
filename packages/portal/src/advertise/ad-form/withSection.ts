import { type AdForm, priceTypesOf } from '@inzrt/domain/forms'
import { hasAmount } from '@inzrt/domain/price'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { withType } from '@inzrt/ui/ad-form/withType.ts'

/** Who looks for people names no price, unless they wish to. */
const NO_PRICE = { type: 'any', amount: '' } as const

const isPriced = ({ type, price }: AdForm): boolean =>
  price.amount !== '' || (!hasAmount(price.type) && priceTypesOf(type, true).includes(price.type))

/** What changes with the section of an ad: a type it does not take gives way to the first it takes. */
export const withSection = (
  values: AdForm,
  { slug, types, isDating }: SectionChoice,
): Partial<AdForm> => ({
  sectionSlug: slug,
  ...withType(values, types.includes(values.type) ? values.type : (types[0] ?? values.type)),
  ...(isDating && !isPriced(values) && { price: NO_PRICE }),
})
