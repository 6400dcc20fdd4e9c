import { parsePhone } from '@inzrt/domain/contact'
import { fromHundredths, hasAmount, toHundredths } from '@inzrt/domain/price'
import { toTyped } from '@inzrt/rules/attributes'
import {
  type CompleteAd,
  type CompleteChange,
  EMPTY_AD,
  showFlags,
  shownFields,
} from '@inzrt/rules/forms'
import type { IntakeBody } from '../desk/intake.ts'
import type { AdBody, AdCreateBody, AdUpdateBody } from './advertisementEdit.ts'

// Between an ad's form and the wire, whose names and shapes are promised to callers. What is called the same on both
// sides passes as it is: a new field of an ad needs no line here.

type Sent = CompleteChange & Pick<CompleteAd, 'type' | 'sectionSlug'>

const toFields = ({ price, localityId, phone, wantToShow, verificationCode, ...same }: Sent) => ({
  ...same,
  price_type: price.type,
  price_value: hasAmount(price.type) ? toHundredths(price.amount) : null,
  pscId: localityId,
  phoneNumber: parsePhone(phone) ?? '',
  ...(verificationCode && { verificationCode }),
  ...showFlags(wantToShow, { ...same, phone }),
})

/** A change of an ad, of which its form read that version, as the wire wants it. */
export const toAdUpdateBody = (change: Sent, version: number, now: Date): AdUpdateBody => ({
  ...toFields(change),
  version,
  payment_method: 'free',
  promos: [],
  addInfo: { rulesAcceptedAt: now.toISOString() },
})

/** A new ad as the wire wants it, with the order of what it costs. */
export const toAdBody = (
  { password, promos: _, paymentMethod, rules: __, consentStartNow, coupon, ...ad }: CompleteAd,
  promoIds: readonly number[],
  now: Date,
): AdCreateBody => ({
  ...toFields(ad),
  heading: ad.heading,
  ...(password && { password }),
  ...(coupon && { coupon }),
  payment_method: paymentMethod,
  promos: promoIds.map((promoId) => ({ promoId })),
  addInfo: { rulesAcceptedAt: now.toISOString(), consentStartNow },
})

/** An ad taken down for somebody as the wire wants it. */
export const toIntakeBody = (ad: CompleteAd, printFrom: IntakeBody['printFrom']): IntakeBody => {
  const { price_type, price_value, pscId, phoneNumber } = toFields(ad)
  const { type, sectionSlug, heading, content, firstName } = ad

  return {
    type,
    sectionSlug,
    heading,
    content,
    firstName,
    phoneNumber,
    price_type,
    price_value,
    pscId,
    printFrom,
  }
}

/** Hundredths as the form holds a price: crowns or euros, with decimals where there are any. */
const toPrice = ({ price_type, price_value }: Pick<AdBody, 'price_type' | 'price_value'>) => ({
  type: price_type,
  amount: hasAmount(price_type) && price_value !== null ? String(fromHundredths(price_value)) : '',
})

/**
 * An ad that was sent in the shape of its form, so that one set of rules, with its Czech messages, holds on both sides;
 * beside it what only the wire has. Promotions go by their numbers, and are checked where they are ordered.
 * @param heading what the ad is called unless the change says otherwise
 */
export const fromAdUpdateBody = (body: AdBody & Pick<AdCreateBody, 'coupon'>, heading: string) => {
  const { payment_method, price_type: _, price_value: __, pscId, phoneNumber, ...rest } = body
  const { showName, showSurname, showPhone, showEmail, promos, addInfo, ...same } = rest

  return {
    ad: {
      ...same,
      heading: same.heading ?? heading,
      price: toPrice(body),
      attributes: toTyped(same.attributes ?? {}),
      localityId: pscId,
      firstName: same.firstName ?? '',
      lastName: same.lastName ?? '',
      nickname: same.nickname ?? '',
      phone: phoneNumber ?? '',
      verificationCode: same.verificationCode ?? '',
      email: same.email ?? '',
      wantToShow: shownFields({ showName, showSurname, showPhone, showEmail }),
      password: same.password ?? '',
      paymentMethod: payment_method,
      rules: addInfo?.rulesAcceptedAt !== undefined,
      consentStartNow: addInfo?.consentStartNow ?? false,
      coupon: same.coupon ?? '',
    },
    promos,
    addInfo,
  }
}
/** An ad as it was sent. */
export type SentAd = ReturnType<typeof fromAdUpdateBody>

/** The same of a new ad. */
export const fromAdBody = (body: AdCreateBody): SentAd => fromAdUpdateBody(body, body.heading)

/** An ad taken down for somebody, as its form would send it: the phone is what it shows. */
export const fromIntakeBody = (body: IntakeBody): SentAd => {
  const { price_type: _, price_value: __, pscId, phoneNumber, printFrom: ___, ...same } = body
  const { promos, ...empty } = EMPTY_AD

  return {
    ad: {
      ...empty,
      ...same,
      firstName: same.firstName ?? '',
      price: toPrice(body),
      localityId: pscId,
      phone: phoneNumber,
      images: [],
      wantToShow: ['name', 'phone'],
      rules: true,
    },
    promos: [],
    addInfo: undefined,
  }
}
