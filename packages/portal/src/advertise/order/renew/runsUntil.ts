import type { Promo } from '@inzrt/domain/forms'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'

const DAY_MS = 86_400_000

/** When the chosen promotions end if they begin now. */
export const runsUntil = (
  offers: readonly PromoOffer[],
  chosen: readonly Promo[],
  now: Date,
): Date => {
  const days = offers.filter(({ code }) => chosen.includes(code)).map((offer) => offer.days)

  return new Date(now.getTime() + Math.max(0, ...days) * DAY_MS)
}
