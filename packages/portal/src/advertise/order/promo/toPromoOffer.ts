import type { Promo } from '@inzrt/contracts/payment/promo'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'

/** A promotion as forms offer it. */
export const toPromoOffer = ({ promoId, code, name, days, card, sms }: Promo): PromoOffer => ({
  promoId,
  code,
  name,
  days,
  card: card.price.amount,
  sms: sms.canBePaid ? (sms.price?.amount ?? null) : null,
})
