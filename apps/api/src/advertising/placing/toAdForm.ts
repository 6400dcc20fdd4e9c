import type { AdUpdateBody } from '@inzrt/contracts/ads/advertisementEdit'
import { hasAmount } from '@inzrt/domain/price'

const FLAGS = {
  name: 'showName',
  surname: 'showSurname',
  phone: 'showPhone',
  email: 'showEmail',
} as const

const shown = (body: AdUpdateBody): string[] =>
  Object.entries(FLAGS).flatMap(([field, flag]) => (body[flag] ? [field] : []))

/** Hundredths as the form holds an amount: whole crowns or euros, with decimals where there are any. */
const toAmount = ({ price_type, price_value }: AdUpdateBody): string =>
  hasAmount(price_type) && price_value !== null ? String(price_value / 100) : ''

/**
 * An ad from the wire in the shape of its form, so that one set of rules, with its Czech messages,
 * holds on both sides.
 */
export const toAdForm = (body: AdUpdateBody & { heading?: string }) => ({
  type: body.type,
  category: body.sectionSlug,
  section: body.sectionSlug,
  heading: body.heading ?? '',
  content: body.content,
  price: { type: body.price_type, amount: toAmount(body) },
  psc: body.pscId,
  images: body.images,
  name: body.firstName ?? '',
  surname: body.lastName ?? '',
  nickname: body.nickname ?? '',
  phone: body.phoneNumber ?? '',
  verificationCode: body.verificationCode ?? '',
  email: body.email ?? '',
  wantToShow: shown(body),
  password: body.password ?? '',
  promos: [],
  paymentMethod: body.payment_method,
  rules: body.addInfo?.rulesAcceptedAt !== undefined,
  consentStartNow: body.addInfo?.consentStartNow ?? false,
})
