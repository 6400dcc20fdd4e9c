import type { Promo, ShownField } from '@inzrt/domain/forms'
import type { AdType } from '@inzrt/domain/listing'
import type { PaymentMethod } from '@inzrt/domain/order'
import type { PriceType } from '@inzrt/domain/price'

/** What the form of an ad holds, in the shape the domain's rules check. */
export type AdFormValues = {
  type: AdType
  category: string
  section: string
  heading: string
  content: string
  price: { type: PriceType; amount: string }
  psc: number | null
  /** What each photo is claimed by; `null` of one that could not be sent. */
  images: readonly (string | null)[]
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
  rules: boolean
  consentStartNow: boolean
}

/** An empty form: an offer for crowns whose advertiser shows an e-mail. */
export const EMPTY_AD: AdFormValues = {
  type: 'offer',
  category: '',
  section: '',
  heading: '',
  content: '',
  price: { type: 'czk', amount: '' },
  psc: null,
  images: [],
  name: '',
  surname: '',
  nickname: '',
  phone: '',
  verificationCode: '',
  email: '',
  wantToShow: ['name', 'email'],
  password: '',
  promos: [],
  paymentMethod: 'free',
  rules: false,
  consentStartNow: false,
}
