import * as z from 'zod/mini'
import { AdEditionSchema, AdStateSchema } from './advertisement.ts'
import { AdParamsSchema } from './advertisementDetail.ts'
import type { Call } from './call.ts'
import { NoticeSchema } from './notice.ts'
import { itemOf } from './pagination.ts'
import { PaymentMethodSchema, PaymentSchema, PaymentStateSchema } from './payment.ts'
import { problems } from './problem.ts'
import { PromoChoiceSchema } from './promo.ts'
import { CurrencySchema, DateTimeSchema, HundredthsSchema, SlugSchema } from './scalar.ts'

export const OrderKindSchema = z.enum(['publish', 'promo', 'renew'])
export type OrderKind = z.infer<typeof OrderKindSchema>

export const OrderStateSchema = z.enum([
  'created',
  'awaiting_payment',
  'paid',
  'fulfilled',
  'failed',
  'expired',
  'cancelled',
  'refund_due',
  'refunded',
])
export type OrderState = z.infer<typeof OrderStateSchema>

export const OrderSchema = z.object({
  publicNo: z.string(),
  kind: OrderKindSchema,
  state: OrderStateSchema,
  total: HundredthsSchema,
  currency: CurrencySchema,
  items: z.array(
    z.object({
      kind: z.enum(['publish', 'highlighting', 'topping', 'renew']),
      label: z.string(),
      unitPrice: HundredthsSchema,
    }),
  ),
  expiresAt: z.nullable(DateTimeSchema),
})
export type Order = z.infer<typeof OrderSchema>

/** An order as who made it sees it. */
export const OrderDetailSchema = z.extend(OrderSchema, {
  createdAt: DateTimeSchema,
  method: PaymentMethodSchema,
  /** Value added tax contained in the total. */
  vat: HundredthsSchema,
  /** The ad it is for; null once that is deleted. */
  ad: z.nullable(
    z.object({
      slug: SlugSchema,
      heading: z.string(),
      state: AdStateSchema,
      validUntil: z.nullable(DateTimeSchema),
    }),
  ),
  /** The newspaper that will print the ad. */
  edition: z.nullable(AdEditionSchema),
  /** How the last attempt to pay ended, and why, in words for the payer; null before any. */
  payment: z.nullable(z.object({ state: PaymentStateSchema, explanation: z.string() })),
  /** Number of the receipt, once there is one. */
  receiptNo: z.nullable(z.string()),
  /** Ways it can be paid now; none when that is over. */
  retryMethods: z.array(PaymentMethodSchema),
  /** Until when one may withdraw; null when one may not. */
  withdrawUntil: z.nullable(DateTimeSchema),
  /** Until when owed money is sent back; null when none is owed. */
  refundDueAt: z.nullable(DateTimeSchema),
})
export type OrderDetail = z.infer<typeof OrderDetailSchema>

const orderMeta = {
  payment: z.optional(PaymentSchema),
  /** `s` of later calls about this order, for whoever has no session. */
  signature: z.optional(z.string()),
}

/** What accompanies an answer that made an order. */
export const OrderMetaSchema = z.object({ order: z.optional(OrderSchema), ...orderMeta })

export const OrderAnswerSchema = z.object({
  data: OrderDetailSchema,
  meta: z.optional(z.object(orderMeta)),
})
export type OrderAnswer = z.infer<typeof OrderAnswerSchema>

/** Consent and context that travel with an order. */
export const AddInfoSchema = z.object({
  consentStartNow: z.optional(z.boolean()),
  rulesAcceptedAt: z.optional(DateTimeSchema),
  cardHolderName: z.optional(z.string().check(z.maxLength(45))),
  returnPath: z.optional(z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])/, 'path'))),
})
export type AddInfo = z.infer<typeof AddInfoSchema>

const renewFields = {
  payment_method: PaymentMethodSchema,
  password: z.optional(z.string().check(z.maxLength(128))),
  addInfo: z.optional(AddInfoSchema),
}

/** Secret part of a link in a letter about the end of an ad. */
const LetterTokenSchema = z.string().check(z.minLength(1), z.maxLength(200))

export const OrderRenewBodySchema = z.object({
  ...renewFields,
  /** Of the link in a letter: stands for session, grant and password. */
  token: z.optional(LetterTokenSchema),
})
export const OrderPromosBodySchema = z.object({
  ...renewFields,
  promos: z.array(PromoChoiceSchema).check(z.minLength(1), z.maxLength(2)),
})

const orderParams = z.object({ publicNo: z.string().check(z.regex(/^\d{8,12}$/, 'order')) })

/** `s` proves the right to see the order without a session, after the gateway's return. */
const orderQuery = z.object({ s: z.optional(z.string().check(z.maxLength(100))) })

export const orderPromosCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/orderPromos',
  audience: 'owner',
  params: AdParamsSchema,
  body: OrderPromosBodySchema,
  responses: { 201: OrderAnswerSchema, ...problems(401, 403, 404, 409, 422) },
} satisfies Call

export const orderRenewCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/orderRenew',
  audience: 'owner',
  params: AdParamsSchema,
  body: OrderRenewBodySchema,
  responses: { 201: OrderAnswerSchema, ...problems(401, 403, 404, 409, 422) },
} satisfies Call

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
  params: orderParams,
  query: orderQuery,
  body: z.object({ payment_method: z.optional(PaymentMethodSchema) }),
  responses: { 200: OrderAnswerSchema, ...problems(401, 403, 404, 409) },
} satisfies Call

/** Withdraws from the contract within 14 days. */
export const withdrawOrderCall = {
  method: 'POST',
  path: '/api/front/orders/{publicNo}/withdraw',
  audience: 'owner',
  params: orderParams,
  query: orderQuery,
  body: z.object({ reason: z.optional(z.string().check(z.maxLength(1000))) }),
  responses: { 200: OrderAnswerSchema, ...problems(401, 403, 404, 409) },
} satisfies Call

/** The tax document of a paid order. */
export const ReceiptSchema = z.object({
  number: z.string(),
  fileName: z.string(),
  /** The PDF in Base64. */
  pdf: z.base64(),
})

export const readReceiptCall = {
  method: 'GET',
  path: '/api/front/orders/{publicNo}/receipt',
  audience: 'owner',
  params: orderParams,
  query: orderQuery,
  responses: { 200: itemOf(ReceiptSchema), ...problems(401, 403, 404) },
} satisfies Call

/** „Stále platí“: the advertiser says so by a link of a letter, or logged in. */
export const confirmFreshnessCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/freshness',
  audience: 'owner',
  params: AdParamsSchema,
  body: z.object({
    token: z.optional(LetterTokenSchema),
    password: z.optional(z.string().check(z.maxLength(128))),
  }),
  responses: { 200: NoticeSchema, ...problems(401, 403, 404, 409) },
} satisfies Call
