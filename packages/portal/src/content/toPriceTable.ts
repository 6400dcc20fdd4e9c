import type { Section } from '@inzrt/contracts/browse/section'
import type { Money } from '@inzrt/contracts/wire/scalar'
import { formatMoney } from '@inzrt/domain/price'
import { adTypeLabel } from '@inzrt/rules/listing'
import type { Block } from './Article.ts'

const moneyOf = (price: Money | null): string =>
  price ? formatMoney(price.amount, price.currency) : 'nelze'

const paidTypes = (section: Section): string =>
  [
    section.isPaidOffer && adTypeLabel('offer'),
    section.isPaidInquiry && adTypeLabel('inquiry'),
    section.isPaidExchange && adTypeLabel('exchange'),
  ]
    .filter(Boolean)
    .join(', ')

const leaves = (section: Section): readonly Section[] =>
  section.children.data.length > 0 ? section.children.data.flatMap(leaves) : [section]

const toRow = (section: Section): readonly string[] => [
  `[${section.name}](/${section.slug})`,
  paidTypes(section),
  section.card.canBePaid ? moneyOf(section.card.price) : 'nelze',
  section.sms.canBePaid ? moneyOf(section.sms.price) : 'nelze',
]

/** Prices of ads in sections that cost something; null when everything is free. */
export const toPriceTable = (sections: readonly Section[]): Block | null => {
  const paid = sections.flatMap(leaves).filter(({ isPaid }) => isPaid)

  return paid.length === 0
    ? null
    : {
        kind: 'table',
        caption: 'Ceny v placených rubrikách, včetně DPH',
        head: ['Rubrika', 'Placené druhy', 'Kartou', 'SMS'],
        rows: paid.map(toRow),
      }
}
