import { PRICE_TYPES } from '@inzrt/domain/price'
import { maxLength, minLength } from '@inzrt/rules/lengths'
import {
  AD_PHOTOS_MAX,
  ATTRIBUTE_KEY_MAX,
  ATTRIBUTE_TEXT_MAX,
  CONTENT_LENGTH,
  HEADING_LENGTH,
  NAME_MAX,
  NICKNAME_LENGTH,
  PASSWORD_MAX,
  PROMOS_MAX,
} from '@inzrt/rules/limits'
import { AD_TYPES } from '@inzrt/rules/listing'
import * as z from 'zod/mini'
import { OptionalCodeSchema, OptionalEmailSchema, OptionalPhoneSchema } from '../account/user.ts'
import { NoticeSchema } from '../desk/notice.ts'
import { CouponCodeSchema } from '../payment/coupon.ts'
import { AddInfoSchema, ORDER_FIELD_NAMES, OrderMetaSchema } from '../payment/order.ts'
import { PaymentMethodSchema } from '../payment/payment.ts'
import { PromoChoiceSchema } from '../payment/promo.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import {
  graphemesUpTo,
  HundredthsSchema,
  IdSchema,
  IdTextSchema,
  SlugSchema,
} from '../wire/scalar.ts'
import { AdStateSchema, AdStatusSchema } from './advertisement.ts'
import {
  AdDetailSchema,
  AdIncludeQuerySchema,
  AdParamsSchema,
  CLOSE_REASONS,
} from './advertisementDetail.ts'
import { UploadTokenSchema } from './image.ts'

const personName = z.optional(graphemesUpTo(NAME_MAX))

/** A new picture by its upload token or a kept one by its id; one of them is the main one. */
const AdImageChoiceSchema = z.union([
  z.object({ uploadToken: UploadTokenSchema, main: z.boolean() }),
  z.object({ id: IdSchema, main: z.boolean() }),
])

/**
 * What an ad says of the thing, by the keys of its section's attributes. Codes of choices, words, and numbers, which may
 * come as people type them: `120 000 km`. How many there may be is told with the other faults of the form.
 */
export const AttributesBodySchema = z.record(
  z.string().check(maxLength(ATTRIBUTE_KEY_MAX)),
  z.union([z.string().check(maxLength(ATTRIBUTE_TEXT_MAX)), z.number()]),
)

/** What an ad's form calls its fields, and the wire. What the form has in one field is told of one of several. */
export const AD_FIELD_NAMES = {
  ...ORDER_FIELD_NAMES,
  'price.type': 'price_type',
  'price.amount': 'price_value',
  localityId: 'pscId',
  phone: 'phoneNumber',
  wantToShow: 'showPhone',
  rules: 'addInfo.rulesAcceptedAt',
} as const

/** An ad as its form sends it. */
const AdBodySchema = z.object({
  payment_method: PaymentMethodSchema,
  type: z.enum(AD_TYPES),
  sectionSlug: SlugSchema,
  /** Without one it stays as it is; one that came out more than a day ago is read by a person first. */
  heading: z.optional(graphemesUpTo(HEADING_LENGTH.most)),
  content: graphemesUpTo(CONTENT_LENGTH.most).check(minLength(CONTENT_LENGTH.least)),
  price_type: z.enum(PRICE_TYPES),
  /** The rules of the form bound it, and say between what. */
  price_value: z.nullable(HundredthsSchema),
  pscId: IdSchema,
  attributes: z.optional(AttributesBodySchema),
  password: z.optional(z.string().check(maxLength(PASSWORD_MAX))),
  firstName: personName,
  lastName: personName,
  nickname: z.optional(graphemesUpTo(NICKNAME_LENGTH.most)),
  phoneNumber: OptionalPhoneSchema,
  verificationCode: OptionalCodeSchema,
  email: OptionalEmailSchema,
  showName: z.boolean(),
  showSurname: z.boolean(),
  showPhone: z.boolean(),
  showEmail: z.boolean(),
  promos: z.array(PromoChoiceSchema).check(maxLength(PROMOS_MAX)),
  images: z.array(AdImageChoiceSchema).check(maxLength(AD_PHOTOS_MAX.offer)),
  addInfo: z.optional(AddInfoSchema),
})
export type AdBody = z.infer<typeof AdBodySchema>

export const AdUpdateBodySchema = z.extend(AdBodySchema, {
  /** What the form was filled in from; an ad changed meanwhile is not overwritten. */
  version: z.int(),
})
export type AdUpdateBody = z.infer<typeof AdUpdateBodySchema>

export const AdCreateBodySchema = z.extend(AdBodySchema, {
  heading: graphemesUpTo(HEADING_LENGTH.most).check(minLength(HEADING_LENGTH.least)),
  /** Of a coupon that lowers the order of what it costs. */
  coupon: z.optional(CouponCodeSchema),
})
export type AdCreateBody = z.infer<typeof AdCreateBodySchema>

/** What a write tells of the ad: where it stands, and whatever was included. */
const AdSavedSchema = z.extend(z.partial(AdDetailSchema), {
  slug: SlugSchema,
  status: AdStatusSchema,
  state: AdStateSchema,
})
export const AdSavedAnswerSchema = z.object({
  data: AdSavedSchema,
  meta: z.optional(OrderMetaSchema),
})
export type AdSavedAnswer = z.infer<typeof AdSavedAnswerSchema>

/** What an owner may do with an ad, beyond editing it. */
export const AdEventBodySchema = z.object({
  event: z.enum(['pause', 'resume', 'close', 'reopen', 'delete']),
  reason: z.optional(z.enum(CLOSE_REASONS)),
  password: z.optional(z.string().check(maxLength(PASSWORD_MAX))),
})

/** Places an ad, for an account or as a guest. */
export const createAdvertisementCall = {
  method: 'POST',
  path: '/api/front/inzrts',
  audience: 'visitor',
  budget: 'create',
  query: AdIncludeQuerySchema,
  body: AdCreateBodySchema,
  bodySize: 'text',
  fieldNames: AD_FIELD_NAMES,
  responses: { 201: AdSavedAnswerSchema, ...problems(401, 409, 422) },
} satisfies Call

/**
 * Changes an ad; what has to be approved again waits for it. Sent again under the key of a change whose answer was lost, it
 * is answered as changed.
 */
export const updateAdvertisementCall = {
  method: 'PUT',
  path: '/api/front/inzrts/{slug}',
  audience: 'owner',
  budget: 'edit',
  params: AdParamsSchema,
  query: AdIncludeQuerySchema,
  body: AdUpdateBodySchema,
  bodySize: 'text',
  fieldNames: AD_FIELD_NAMES,
  responses: { 200: AdSavedAnswerSchema, ...problems(401, 403, 404, 409, 422) },
} satisfies Call

/** Takes a picture off an ad. */
export const deleteAdImageCall = {
  method: 'DELETE',
  path: '/api/front/inzrts/{slug}/images/{imageId}',
  audience: 'owner',
  budget: 'edit',
  params: z.extend(AdParamsSchema, { imageId: IdTextSchema }),
  responses: { 200: NoticeSchema, ...problems(401, 403, 404, 409) },
} satisfies Call

/** Pauses an ad, resumes, ends or deletes it. */
export const changeAdStateCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/state',
  audience: 'owner',
  budget: 'edit',
  params: AdParamsSchema,
  body: AdEventBodySchema,
  responses: { 200: itemOf(AdSavedSchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call

/** Proves the address an ad without an account was placed from; its link was mailed there. */
export const confirmAdCall = {
  method: 'POST',
  path: '/api/front/ad-confirmations',
  audience: 'anyone',
  budget: 'secret',
  body: z.object({ token: z.string().check(minLength(1), maxLength(100)) }),
  /** With the order that is still to be paid, if there is one. */
  responses: { 200: AdSavedAnswerSchema, ...problems(422) },
} satisfies Call
