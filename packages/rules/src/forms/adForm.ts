import { findContacts } from '@inzrt/domain/contact'
import { hasAmount, PRICE_TYPES, type PriceType } from '@inzrt/domain/price'
import { isShouting } from '@inzrt/domain/text'
import * as z from 'zod/mini'
import type { AttributeSet } from '../attributes.ts'
import { minLength } from '../lengths.ts'
import { AD_PHOTOS_MAX, CONTENT_LENGTH, HEADING_LENGTH, NAME_MAX } from '../limits.ts'
import { AD_TYPES, type AdType } from '../listing.ts'
import { hasPhoneOrMail, SHOWN_FIELDS } from './contactChoice.ts'
import { contactRules } from './contactRules.ts'
import { type Described, describedIn } from './describedIn.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import {
  newPassword,
  optionalEmail,
  optionalPhone,
  requiredLines,
  requiredText,
  ticked,
} from './fields.ts'
import * as formMessage from './formMessage.ts'
import { HTML } from './html.ts'
import { isPriceAmount } from './isPriceAmount.ts'
import { adNickname } from './nicknames.ts'
import { phoneCode } from './phoneForm.ts'
import { couponField, FORM_PAYMENT_METHODS, PROMOS } from './promoForms.ts'
import { publicName } from './publicName.ts'

const INQUIRY_PRICE_TYPES: readonly PriceType[] = ['czk', 'EUR', 'agreement', 'any']

/** Kinds of price an advert of a type may have; who looks for people names a sum, or none. */
export const priceTypesOf = (type: AdType, isDating = false): readonly PriceType[] =>
  (type === 'inquiry' ? INQUIRY_PRICE_TYPES : PRICE_TYPES).filter(
    (each) => !isDating || hasAmount(each) || each === 'any',
  )

/** What the ad form depends on: who fills it in and what the order costs. */
export type AdFormNeeds = Readonly<{
  isAnonymous: boolean
  isPaid: boolean
  /** Ordered for a company, which withdraws from nothing and so asks for no early start. */
  isForCompany?: boolean
  allowedTypes: readonly AdType[]
  /** What is said of things in the ad's section. */
  attributeSet: AttributeSet | null
}>

const heading = () =>
  requiredText(FIELD_LABEL.heading, HEADING_LENGTH).check(
    z.refine((text) => findContacts(text).length === 0, formMessage.contactInHeading),
    z.refine((text) => !isShouting(text), formMessage.headingShouts),
    z.refine((text) => !HTML.test(text), formMessage.html),
  )

const content = () =>
  requiredLines(FIELD_LABEL.content, CONTENT_LENGTH).check(
    z.refine((text) => !HTML.test(text), formMessage.html),
  )

const price = z
  .object({
    type: z.enum(PRICE_TYPES, formMessage.choose(FIELD_LABEL.priceType)),
    amount: z.string(),
  })
  .check(
    z.refine(({ type, amount }) => type !== 'czk' || isPriceAmount(amount, 'czk'), {
      path: ['amount'],
      error: formMessage.crowns,
    }),
    z.refine(({ type, amount }) => type !== 'EUR' || isPriceAmount(amount, 'EUR'), {
      path: ['amount'],
      error: formMessage.euros,
    }),
  )

/** A photo of an ad: just uploaded for it, or its own already. One of them is the main one. */
export type AdImage = Readonly<
  { uploadToken: string; main: boolean } | { id: number; main: boolean }
>

/** A field that may hold less than is right until it is filled in. */
const typedAs = <Typed, Right extends Typed>(schema: z.core.$ZodType) =>
  schema as z.ZodMiniType<Right, Typed>

const common = {
  content: content(),
  price,
  attributes: z.record(z.string(), z.string(formMessage.unnamed), formMessage.unnamed),
  localityId: typedAs<number | null, number>(z.int(formMessage.choose(FIELD_LABEL.localityId))),
  /** A photo that could not be sent has nothing to be claimed by. */
  images: typedAs<(AdImage | null)[], AdImage[]>(
    z
      .array(z.unknown())
      .check(z.refine((images) => !images.includes(null), formMessage.unsentImages)),
  ),
  firstName: publicName(FIELD_LABEL.firstName, NAME_MAX),
  lastName: publicName(FIELD_LABEL.lastName, NAME_MAX),
  nickname: adNickname(),
  phone: optionalPhone(),
  verificationCode: phoneCode(),
  email: optionalEmail(),
  wantToShow: z
    .array(z.enum(SHOWN_FIELDS))
    .check(z.refine(hasPhoneOrMail, formMessage.phoneOrMail)),
}

const created = ({ isAnonymous, isPaid, isForCompany = false, allowedTypes }: AdFormNeeds) => ({
  type: z
    .enum(AD_TYPES, formMessage.choose(FIELD_LABEL.type))
    .check(z.refine((type) => allowedTypes.includes(type), formMessage.choose(FIELD_LABEL.type))),
  sectionSlug: z
    .string(formMessage.choose(FIELD_LABEL.section))
    .check(minLength(1, formMessage.choose(FIELD_LABEL.section))),
  heading: heading(),
  password: isAnonymous ? newPassword(FIELD_LABEL.adPassword) : z.string(),
  promos: z.array(z.enum(PROMOS)),
  paymentMethod: z
    .enum(FORM_PAYMENT_METHODS, formMessage.choose(FIELD_LABEL.paymentMethod))
    .check(
      z.refine(
        (method) => isPaid === (method !== 'free'),
        formMessage.choose(FIELD_LABEL.paymentMethod),
      ),
    ),
  rules: ticked(formMessage.rules),
  consentStartNow: isPaid && !isForCompany ? ticked(formMessage.startNow) : z.boolean(),
  coupon: couponField(),
})

type Typed = Readonly<{ price: { type: PriceType }; images: unknown[] }>

/** What the type of an advert allows; `typeOf` says which type the values are of. */
const typeRules = <Values extends Typed>(typeOf: (values: Values) => AdType) =>
  [
    z.refine<Values>((ad) => priceTypesOf(typeOf(ad)).includes(ad.price.type), {
      path: ['price', 'type'],
      error: formMessage.priceType,
    }),
    ...AD_TYPES.map((each) =>
      z.refine<Values>((ad) => typeOf(ad) !== each || ad.images.length <= AD_PHOTOS_MAX[each], {
        path: ['images'],
        error: formMessage.tooManyImages(AD_PHOTOS_MAX[each]),
      }),
    ),
  ] as const

/** The form that places an advert. An anonymous one has an e-mail and a password to manage it. */
export const adFormSchema = (needs: AdFormNeeds) =>
  z.object({ ...common, ...created(needs) }).check(
    ...contactRules(needs.isAnonymous),
    ...typeRules<Typed & { type: AdType }>(({ type }) => type),
    describedIn<Described & { type: AdType }>(needs.attributeSet, ({ type }) => type, {
      isNew: true,
    }),
  )

type AdEditNeeds = Pick<AdFormNeeds, 'isAnonymous' | 'attributeSet'> &
  Readonly<{
    type: AdType
    /** One that stays as it is holds no change up, whatever the rules were when it came. */
    isHeadingKept?: boolean
  }>

/** The form that changes an advert: type and section stay as they were. */
export const adEditFormSchema = ({
  isAnonymous,
  type,
  attributeSet,
  isHeadingKept = false,
}: AdEditNeeds) =>
  z.object({ ...common, heading: isHeadingKept ? z.string() : heading() }).check(
    ...contactRules(isAnonymous),
    ...typeRules<Typed>(() => type),
    describedIn<Described>(attributeSet, () => type),
  )

/** A new ad as its form holds it; the rest of an ad's form is inferred from the same rules. */
export type AdForm = z.input<ReturnType<typeof adFormSchema>>

/** A new ad that passed the rules of its form. */
export type CompleteAd = z.output<ReturnType<typeof adFormSchema>>

/** A change of an ad that passed the rules of its form. */
export type CompleteChange = z.output<ReturnType<typeof adEditFormSchema>>

/** An empty form: an offer for crowns whose advertiser shows an e-mail. */
export const EMPTY_AD: AdForm = {
  type: 'offer',
  sectionSlug: '',
  heading: '',
  content: '',
  price: { type: 'czk', amount: '' },
  attributes: {},
  localityId: null,
  images: [],
  firstName: '',
  lastName: '',
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
  coupon: '',
}
