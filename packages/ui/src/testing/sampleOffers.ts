import type { PromoOffer } from '../order/PromoOffer.ts'

/** The two promotions at the prices the portal starts with. */
export const sampleOffers: readonly PromoOffer[] = [
  { code: 'highlighting', promoId: 1, name: 'Zvýraznění', days: 7, card: 2500, sms: 3300 },
  { code: 'topping', promoId: 2, name: 'Topování', days: 7, card: 4900, sms: 7900 },
]
