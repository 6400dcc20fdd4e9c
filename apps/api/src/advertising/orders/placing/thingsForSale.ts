import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { type Priced, renewalPrice } from '@inzrt/rules/order'
import type { SectionNode } from '../../../catalogue/sections/SectionNode.ts'
import type { promoKinds } from '../../../platform/database/schema/promos.ts'

type PromoKind = typeof promoKinds.$inferSelect

const cardPrice = ({ cardCanBePaid, cardPrice: price }: SectionNode): number | null =>
  cardCanBePaid ? price : null

const smsPrice = ({ smsCanBePaid, smsPrice: price }: SectionNode): number | null =>
  smsCanBePaid ? price : null

/** A promotion as orders name and price it. */
export const promotionOf = ({ code, name, days, cardPrice: card, smsPrice: sms }: PromoKind) =>
  ({ kind: code, label: `${name} ${countOf(days, WORD_FORMS.day)}`, card, sms }) satisfies Priced

/** Publication in a paid section. */
export const publicationIn = (section: SectionNode): Priced => ({
  kind: 'publish',
  label: `Zveřejnění v\u00a0rubrice ${section.name}`,
  card: cardPrice(section),
  sms: smsPrice(section),
})

/** Renewal in a section; free where publication is. */
export const renewalIn = (section: SectionNode, isPaid: boolean): Priced => {
  const card = cardPrice(section)

  return {
    kind: 'renew',
    label: `Prodloužení v\u00a0rubrice ${section.name}`,
    card: isPaid ? card && renewalPrice(card) : 0,
    sms: isPaid ? smsPrice(section) : null,
  }
}
