import { HUNDREDTHS } from '@inzrt/domain/price'
import { ID_MAX, SLUG_MAX, SLUG_PATTERN } from '@inzrt/domain/slug'
import * as z from 'zod/mini'
import {
  BANNER_ADDRESS_MAX,
  BANNER_ADVERTISER_MAX,
  BANNER_ALT_MAX,
  COUPON_MAX,
  EDITION_NUMBER,
  EDITION_YEAR,
  FACTS_LENGTH,
  PROMO_NAME_MAX,
  SECTION_NAME_MAX,
  VALIDITY_DAYS_MAX,
} from '../limits.ts'
import { DISCOUNT_KINDS } from '../order/Discount.ts'
import { SERVICE_KINDS } from '../order/Priced.ts'
import { parseCouponCode } from '../order/parseCouponCode.ts'
import { SCOPES } from '../session/scopes.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalText, requiredText } from './fields.ts'
import * as formMessage from './formMessage.ts'
import {
  nullIfEmpty,
  optionalCrowns,
  optionalDay,
  optionalNumber,
  requiredCrowns,
  requiredDay,
  requiredMoment,
  wholeNumber,
} from './recordFields.ts'

const SLUG = new RegExp(`^${SLUG_PATTERN}$`)
const PREMIUM = /^90\d{5}$/
const PRICES = { least: 1, most: 9_999 } as const
const SMS_PRICES = { least: 1, most: 99 } as const
const VALIDITY = { least: 1, most: VALIDITY_DAYS_MAX } as const

const flag = z.boolean()

/** Of a new section; one that is there stays where it is. */
const place = {
  brand: z.enum(['general', 'adult'], formMessage.choose(FIELD_LABEL.site)),
  parentId: optionalNumber(FIELD_LABEL.parent, { least: 1, most: ID_MAX }),
}

/** A section as an admin keeps it. */
export const SectionFormSchema = z.object({
  ...place,
  name: requiredText(FIELD_LABEL.name, { most: SECTION_NAME_MAX }),
  slug: requiredText(FIELD_LABEL.slug, { most: SLUG_MAX }).check(
    z.refine((slug) => SLUG.test(slug), formMessage.slug),
  ),
  position: wholeNumber(FIELD_LABEL.position, { least: 0, most: 9_999 }),
  isActive: flag,
  requiresApproval: flag,
  requiresAgeProof: flag,
  isDating: flag,
  isOffer: flag,
  isInquiry: flag,
  isExchange: flag,
  isPaidOffer: flag,
  isPaidInquiry: flag,
  isPaidExchange: flag,
  cardPrice: optionalCrowns(FIELD_LABEL.cardPrice, PRICES),
  smsNumber: nullIfEmpty(
    optionalText(FIELD_LABEL.smsNumber, 7).check(
      z.refine((number) => number === '' || PREMIUM.test(number), formMessage.smsNumber),
    ),
  ),
  validDays: optionalNumber(FIELD_LABEL.validDays, VALIDITY),
  validWeeks: optionalNumber(FIELD_LABEL.validWeeks, VALIDITY),
  validMonths: optionalNumber(FIELD_LABEL.validMonths, VALIDITY),
})

/** Prices and days of a promotion. */
export const PromoKindFormSchema = z.object({
  name: requiredText(FIELD_LABEL.name, { most: PROMO_NAME_MAX }),
  days: wholeNumber(FIELD_LABEL.days, VALIDITY),
  cardPrice: requiredCrowns(FIELD_LABEL.cardPrice, PRICES),
  smsPrice: optionalCrowns(FIELD_LABEL.smsPrice, SMS_PRICES),
  isActive: flag,
})

const USES = { least: 1, most: 100_000 } as const

/** A coupon: its code, what it takes off which services, and how often. */
export const CouponFormSchema = z.pipe(
  z
    .object({
      code: requiredText(FIELD_LABEL.coupon, { most: COUPON_MAX }).check(
        z.refine((code) => parseCouponCode(code) !== null, formMessage.coupon),
        z.overwrite((code) => parseCouponCode(code) ?? code),
      ),
      kind: z.enum(DISCOUNT_KINDS, formMessage.choose(FIELD_LABEL.discountKind)),
      value: wholeNumber(FIELD_LABEL.discountValue, PRICES),
      brand: z.pipe(
        z.enum(['', 'general', 'adult'], formMessage.choose(FIELD_LABEL.site)),
        z.transform((brand) => brand || null),
      ),
      endsOn: optionalDay(FIELD_LABEL.endsOn),
      usesMax: optionalNumber(FIELD_LABEL.usesMax, USES),
      usesPerPerson: wholeNumber(FIELD_LABEL.usesPerPerson, USES),
      isActive: flag,
      publish: flag,
      highlighting: flag,
      topping: flag,
      renew: flag,
    })
    .check(
      z.refine(({ kind, value }) => kind !== 'percent' || value <= 100, {
        path: ['value'],
        error: formMessage.percent,
      }),
      z.refine((values) => SERVICE_KINDS.some((service) => values[service]), {
        path: ['publish'],
        error: formMessage.choose(FIELD_LABEL.service),
      }),
    ),
  z.transform(({ publish, highlighting, topping, renew, ...rest }) => {
    const chosen = { publish, highlighting, topping, renew }

    return {
      ...rest,
      value: rest.kind === 'percent' ? rest.value : rest.value * HUNDREDTHS,
      services: SERVICE_KINDS.filter((service) => chosen[service]),
    }
  }),
)

/** A banner: its picture, where it stands, where it leads and how long. */
export const BannerFormSchema = z.object({
  uploadToken: nullIfEmpty(z.string()),
  brand: place.brand,
  sectionId: optionalNumber(FIELD_LABEL.section, { least: 1, most: ID_MAX }),
  position: wholeNumber(FIELD_LABEL.position, { least: 1, most: 240 }),
  advertiser: requiredText(FIELD_LABEL.advertiser, { most: BANNER_ADVERTISER_MAX }),
  alt: requiredText(FIELD_LABEL.alt, { most: BANNER_ALT_MAX }),
  targetUrl: requiredText(FIELD_LABEL.targetUrl, { most: BANNER_ADDRESS_MAX }).check(
    z.refine((url) => /^https?:\/\/[^\s.]+\.\S+$/i.test(url), formMessage.targetUrl),
  ),
  startsOn: optionalDay(FIELD_LABEL.startsOn),
  endsOn: optionalDay(FIELD_LABEL.endsOn),
  isActive: flag,
})

/** An edition: its number, deadline and day. */
export const EditionFormSchema = z.object({
  year: wholeNumber(FIELD_LABEL.year, EDITION_YEAR),
  number: wholeNumber(FIELD_LABEL.number, EDITION_NUMBER),
  deadlineAt: requiredMoment(FIELD_LABEL.deadline),
  releaseDate: requiredDay(FIELD_LABEL.releaseDate),
})

/** What a partner may owe, in crowns. */
export const INVOICE_LIMITS = { least: 1, most: 1_000_000 } as const
/** Days after which an invoice may be due: fewer, and the reminder before would come with it. */
export const INVOICE_DAYS = { least: 7, most: 60 } as const

/** What an account may do. */
export const UserFormSchema = z.object({
  scope: z.enum(SCOPES, formMessage.choose(FIELD_LABEL.scope)),
  isBlocked: flag,
  /** Why it is blocked now: its owner is told. */
  facts: optionalText(FIELD_LABEL.whyBlocked, FACTS_LENGTH.most),
  /** Its company may pay by invoice: up to a sum it owes, within so many days. */
  isPartner: flag,
  invoiceLimit: requiredCrowns(FIELD_LABEL.invoiceLimit, INVOICE_LIMITS),
  invoiceDays: wholeNumber(FIELD_LABEL.invoiceDays, INVOICE_DAYS),
})
