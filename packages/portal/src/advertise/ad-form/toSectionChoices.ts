import type { Section } from '@inzrt/contracts/browse/section'
import type { AdType } from '@inzrt/rules/listing'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { pricesOf } from '../order/thingsForSale.ts'

const typesWhere = (offer: boolean, inquiry: boolean, exchange: boolean): AdType[] => [
  ...(offer ? (['offer'] as const) : []),
  ...(inquiry ? (['inquiry'] as const) : []),
  ...(exchange ? (['exchange'] as const) : []),
]

const toChoice = (section: Section, category: Section): SectionChoice => ({
  slug: section.slug,
  name: section.name,
  category: category.name,
  icon: section.icon ?? category.icon,
  types: typesWhere(section.isOffer, section.isInquiry, section.isExchange),
  paidTypes: typesWhere(section.isPaidOffer, section.isPaidInquiry, section.isPaidExchange),
  needsApproval: section.advertisementRequiresApproval,
  isDating: section.isDating,
  attributeSet: section.attributeSet,
  ...pricesOf(section),
})

const leaves = (section: Section, category: Section): SectionChoice[] =>
  section.children.data.length === 0
    ? [toChoice(section, category)]
    : section.children.data.flatMap((child) => leaves(child, category))

/** Sections of a site an ad can stand in: those without any below them. */
export const toSectionChoices = (
  tree: readonly Section[],
  brand: Pick<Brand, 'theme'>,
): SectionChoice[] =>
  tree
    .filter(({ theme }) => theme.theme === brand.theme)
    .flatMap((category) => leaves(category, category))
