import { maxLength, minLength } from '@inzrt/rules/lengths'
import { PASSWORD_MAX, PROMOS_MAX, WITHDRAWAL_REASON_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { AdDetailSchema, AdParamsSchema } from '../ads/advertisementDetail.ts'
import { LetterTokenSchema } from '../ads/freshness.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { graphemesUpTo } from '../wire/scalar.ts'
import { CouponCodeSchema } from './coupon.ts'
import { AddInfoSchema, ORDER_FIELD_NAMES, OrderAnswerSchema } from './order.ts'
import { PaymentMethodSchema } from './payment.ts'
import { PromoChoiceSchema } from './promo.ts'

const renewFields = {
  payment_method: PaymentMethodSchema,
  password: z.optional(z.string().check(maxLength(PASSWORD_MAX))),
  addInfo: z.optional(AddInfoSchema),
  /** Of a coupon that lowers the order. */
  coupon: z.optional(CouponCodeSchema),
}

export const OrderRenewBodySchema = z.object({
  ...renewFields,
  /** Of the link in a letter: stands for session, grant and password. */
  token: z.optional(LetterTokenSchema),
})
export const OrderPromosBodySchema = z.object({
  ...renewFields,
  promos: z.array(PromoChoiceSchema).check(minLength(1), maxLength(PROMOS_MAX)),
})

const orderParams = z.object({ publicNo: z.string().check(z.regex(/^\d{8,12}$/, 'order')) })

/** `s` proves the right to see the order without a session, after the gateway's return. */
const orderQuery = z.object({ s: z.optional(z.string().check(maxLength(100))) })

/** Orders promotions of an ad. */
export const orderPromosCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/orderPromos',
  audience: 'owner',
  budget: 'order',
  params: AdParamsSchema,
  body: OrderPromosBodySchema,
  fieldNames: ORDER_FIELD_NAMES,
  responses: { 201: OrderAnswerSchema, ...problems(401, 403, 404, 409, 422) },
} satisfies Call

/** Orders the renewal of an ad. */
export const orderRenewCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/orderRenew',
  audience: 'owner',
  budget: 'order',
  params: AdParamsSchema,
  body: OrderRenewBodySchema,
  fieldNames: ORDER_FIELD_NAMES,
  responses: { 201: OrderAnswerSchema, ...problems(401, 403, 404, 409, 422) },
} satisfies Call

/** What decides about the renewal of an ad; its state only where it is told. */
export const RenewedAdSchema = z.extend(
  z.pick(AdDetailSchema, {
    slug: true,
    heading: true,
    type: true,
    state: true,
    validUntil: true,
    sectionSlug: true,
  }),
  {
    /** The renewal is ordered for a company, which has no rights of a consumer. */
    isForCompany: z.boolean(),
  },
)
export type RenewedAd = z.infer<typeof RenewedAdSchema>

/** The ad that the link of a letter renews, for anyone who has the link. */
export const readRenewalCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/renewal',
  audience: 'anyone',
  budget: 'order',
  params: AdParamsSchema,
  body: z.object({ token: LetterTokenSchema }),
  responses: { 200: itemOf(RenewedAdSchema), ...problems(403, 404, 422) },
} satisfies Call

/** An order with its payments. */
export const readOrderCall = {
  method: 'GET',
  path: '/api/front/orders/{publicNo}',
  audience: 'owner',
  params: orderParams,
  query: orderQuery,
  responses: { 200: OrderAnswerSchema, ...problems(401, 403, 404) },
} satisfies Call

/** Pays again, with another method if the customer likes. */
export const retryOrderCall = {
  method: 'POST',
  path: '/api/front/orders/{publicNo}/retry',
  audience: 'owner',
  budget: 'order',
  params: orderParams,
  query: orderQuery,
  body: z.object({ payment_method: z.optional(PaymentMethodSchema) }),
  fieldNames: ORDER_FIELD_NAMES,
  responses: { 200: OrderAnswerSchema, ...problems(401, 403, 404, 409) },
} satisfies Call

/** Withdraws from the contract within 14 days. */
export const withdrawOrderCall = {
  method: 'POST',
  path: '/api/front/orders/{publicNo}/withdraw',
  audience: 'owner',
  budget: 'order',
  params: orderParams,
  query: orderQuery,
  body: z.object({ reason: z.optional(graphemesUpTo(WITHDRAWAL_REASON_MAX)) }),
  responses: { 200: OrderAnswerSchema, ...problems(401, 403, 404, 409) },
} satisfies Call

/** The tax document of a paid order. */
export const ReceiptSchema = z.object({
  number: z.string(),
  fileName: z.string(),
  /** The PDF in Base64. */
  pdf: z.base64(),
})

/** The receipt or invoice of an order as a PDF, or the note that corrects the invoice. */
export const readReceiptCall = {
  method: 'GET',
  path: '/api/front/orders/{publicNo}/receipt',
  audience: 'owner',
  budget: 'order',
  params: orderParams,
  query: z.extend(orderQuery, { isCorrection: z.optional(z.literal('1')) }),
  responses: { 200: itemOf(ReceiptSchema), ...problems(401, 403, 404) },
} satisfies Call
