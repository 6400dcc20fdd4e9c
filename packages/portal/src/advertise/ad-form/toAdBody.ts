import type { AdCreateBody, AdUpdateBody } from '@inzrt/contracts/ads/advertisementEdit'
import { parsePhone } from '@inzrt/domain/contact'
import { type Promo, type ShownField, showFlags } from '@inzrt/domain/forms'
import type { PaymentMethod } from '@inzrt/domain/order'
import { hasAmount, type PriceType, toHundredths } from '@inzrt/domain/price'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'

/** A form that passed the domain's rules. */
export type CheckedAd = {
  type: AdCreateBody['type']
  section: string
  heading: string
  content: string
  price: { type: PriceType; amount: string }
  psc: number
  images: readonly unknown[]
  name: string
  surname: string
  nickname: string
  phone: string
  verificationCode: string
  email: string
  wantToShow: readonly ShownField[]
  password: string
  promos: readonly Promo[]
  paymentMethod: PaymentMethod
  consentStartNow: boolean
}

const KEPT = 'id:'

/** A photo the ad has already is named by its id, a new one by what its upload was answered. */
const toImage = (token: string, at: number) =>
  token.startsWith(KEPT)
    ? { id: Number(token.slice(KEPT.length)), main: at === 0 }
    : { uploadToken: token, main: at === 0 }

/** A change of an ad as the wire wants it; the first photo is the main one. */
export const toUpdateBody = (
  ad: Omit<CheckedAd, 'heading' | 'promos' | 'paymentMethod' | 'consentStartNow'>,
  now: Date,
): AdUpdateBody => ({
  payment_method: 'free',
  type: ad.type,
  sectionSlug: ad.section,
  content: ad.content,
  price_type: ad.price.type,
  price_value: hasAmount(ad.price.type) ? toHundredths(ad.price.amount) : null,
  pscId: ad.psc,
  ...(ad.password && { password: ad.password }),
  firstName: ad.name,
  lastName: ad.surname,
  nickname: ad.nickname,
  phoneNumber: parsePhone(ad.phone) ?? '',
  ...(ad.verificationCode && { verificationCode: ad.verificationCode }),
  email: ad.email,
  ...showFlags(ad.wantToShow, ad),
  promos: [],
  images: (ad.images as readonly string[]).map(toImage),
  addInfo: { rulesAcceptedAt: now.toISOString() },
})

/** A new ad as the wire wants it, with the order of what it costs. */
export const toAdBody = (
  ad: CheckedAd,
  now: Date,
  offers: readonly Pick<PromoOffer, 'code' | 'promoId'>[],
): AdCreateBody => ({
  ...toUpdateBody(ad, now),
  heading: ad.heading,
  payment_method: ad.paymentMethod,
  promos: offers.filter(({ code }) => ad.promos.includes(code)).map(({ promoId }) => ({ promoId })),
  addInfo: { rulesAcceptedAt: now.toISOString(), consentStartNow: ad.consentStartNow },
})
