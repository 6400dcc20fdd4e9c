import type { AdCreateBody } from '@inzrt/contracts/advertisementEdit'
import { parsePhone } from '@inzrt/domain/contact'
import { type ShownField, showFlags } from '@inzrt/domain/forms'
import { hasAmount, type PriceType, toHundredths } from '@inzrt/domain/price'

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
}

/** An ad as the wire wants it; the first photo is the main one. */
export const toAdBody = (ad: CheckedAd, now: Date): AdCreateBody => ({
  payment_method: 'free',
  type: ad.type,
  sectionSlug: ad.section,
  heading: ad.heading,
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
  images: (ad.images as readonly string[]).map((uploadToken, at) => ({
    uploadToken,
    main: at === 0,
  })),
  addInfo: { rulesAcceptedAt: now.toISOString() },
})
