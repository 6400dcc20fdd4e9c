import { hasAmount } from '@inzrt/domain/price'
import { attributesOf, moveAttributes } from '@inzrt/rules/attributes'
import { type AdForm, priceTypesOf } from '@inzrt/rules/forms'
import type { AdType } from '@inzrt/rules/listing'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { withType } from '@inzrt/ui/ad-form/withType.ts'

/** Who looks for people names no price, unless they wish to. */
const NO_PRICE = { type: 'any', amount: '' } as const

const isPriced = ({ type, price }: AdForm): boolean =>
  price.amount !== '' || (!hasAmount(price.type) && priceTypesOf(type, true).includes(price.type))

type Former = Pick<SectionChoice, 'attributeSet'> | undefined

const typeIn = ({ type }: AdForm, { types }: SectionChoice): AdType =>
  types.includes(type) ? type : (types[0] ?? type)

const moved = (values: AdForm, former: Former, next: SectionChoice) =>
  moveAttributes(
    values.attributes,
    attributesOf(former?.attributeSet ?? null, values.type),
    attributesOf(next.attributeSet, typeIn(values, next)),
  )

/** Names of what an ad says of the thing that its next section does not ask. */
export const droppedBy = (values: AdForm, former: Former, next: SectionChoice): readonly string[] =>
  moved(values, former, next).dropped

/** Says so. */
export const droppedText = (names: readonly string[]): string =>
  `V\u00a0této rubrice se neuvádí: ${names.join(', ')}. Z\u00a0inzerátu jsme to vynechali.`

/**
 * What changes with the section of an ad: a type it does not take gives way to the first it takes, and what was said of
 * the thing stays as far as it is asked there.
 */
export const withSection = (
  values: AdForm,
  former: Former,
  next: SectionChoice,
): Partial<AdForm> => ({
  ...ofSection(values, next),
  attributes: moved(values, former, next).kept,
})

const ofSection = (values: AdForm, next: SectionChoice): Partial<AdForm> => ({
  sectionSlug: next.slug,
  ...withType(values, typeIn(values, next)),
  ...(next.isDating && !isPriced(values) && { price: NO_PRICE }),
})
