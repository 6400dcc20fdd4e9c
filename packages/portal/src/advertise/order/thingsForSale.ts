import type { Section } from '@inzrt/contracts/browse/section'
import type { Money } from '@inzrt/contracts/wire/scalar'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import type { Promo } from '@inzrt/rules/forms'
import { type Priced, renewalPrice } from '@inzrt/rules/order'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'

type Sold = Readonly<{ canBePaid: boolean; price: Money | null }>

const amountOf = ({ canBePaid, price }: Sold): number | null =>
  canBePaid ? (price?.amount ?? null) : null

/** What a section charges for a publication, by card and by SMS; null where it cannot be paid so. */
export const pricesOf = ({ card, sms }: Pick<Section, 'card' | 'sms'>) => ({
  card: amountOf(card),
  sms: amountOf(sms),
})

/** The promotions among the offered ones that were chosen, as an order has them. */
export const promotions = (offers: readonly PromoOffer[], chosen: readonly Promo[]): Priced[] =>
  offers
    .filter(({ code }) => chosen.includes(code))
    .map(({ code, name, days, card, sms }) => ({
      kind: code,
      label: `${name} ${countOf(days, WORD_FORMS.day)}`,
      card,
      sms,
    }))

/** Numbers of the promotions that were chosen, by which they are ordered. */
export const promoIds = (
  offers: readonly Pick<PromoOffer, 'code' | 'promoId'>[],
  chosen: readonly Promo[],
): number[] => offers.filter(({ code }) => chosen.includes(code)).map(({ promoId }) => promoId)

/** Publication in a paid section. */
export const publication = (
  section: Readonly<{ name: string; card: number | null; sms: number | null }>,
): Priced => ({
  kind: 'publish',
  label: `Zveřejnění v\u00a0rubrice ${section.name}`,
  card: section.card,
  sms: section.sms,
})

/** Renewal of an ad in a section; it costs nothing where publication does not. */
export const renewal = (section: Section, isPaid: boolean): Priced => {
  const { card, sms } = pricesOf(section)

  return {
    kind: 'renew',
    label: `Prodloužení v\u00a0rubrice ${section.name}`,
    card: isPaid ? card && renewalPrice(card) : 0,
    sms: isPaid ? sms : null,
  }
}
