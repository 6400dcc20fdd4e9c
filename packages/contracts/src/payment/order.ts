import { maxLength } from '@inzrt/rules/lengths'
import { ORDER_LINE_KINDS } from '@inzrt/rules/order'
import * as z from 'zod/mini'
import { AdEditionSchema, AdStateSchema } from '../ads/advertisement.ts'
import { CurrencySchema, DateTimeSchema, HundredthsSchema, SlugSchema } from '../wire/scalar.ts'
import { PaymentMethodSchema, PaymentSchema, PaymentStateSchema } from './payment.ts'

export const OrderKindSchema = z.enum(['publish', 'promo', 'renew', 'credit'])
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

export const OrderItemKindSchema = z.enum(ORDER_LINE_KINDS)

export const OrderSchema = z.object({
  publicNo: z.string(),
  kind: OrderKindSchema,
  state: OrderStateSchema,
  total: HundredthsSchema,
  currency: CurrencySchema,
  items: z.array(
    z.object({
      kind: OrderItemKindSchema,
      label: z.string(),
      unitPrice: HundredthsSchema,
    }),
  ),
  /** What a coupon took off, already subtracted from the total; null when none did. */
  discount: z.nullable(z.object({ label: z.string(), amount: HundredthsSchema })),
  expiresAt: z.nullable(DateTimeSchema),
})
export type Order = z.infer<typeof OrderSchema>

/** An order as who made it sees it. */
export const OrderDetailSchema = z.extend(OrderSchema, {
  createdAt: DateTimeSchema,
  method: PaymentMethodSchema,
  /** Value added tax contained in the total. */
  vat: HundredthsSchema,
  /** The ad it is for; null where it is for none, or for one that is deleted. */
  ad: z.nullable(
    z.object({
      slug: SlugSchema,
      heading: z.string(),
      state: AdStateSchema,
      validUntil: z.nullable(DateTimeSchema),
      /** Until when its promotions run; null when one does not. */
      highlightedUntil: z.nullable(DateTimeSchema),
      toppedUntil: z.nullable(DateTimeSchema),
    }),
  ),
  /** The newspaper that will print the ad. */
  edition: z.nullable(AdEditionSchema),
  /** How the last attempt to pay ended, and why, in words for the payer; null before any. */
  payment: z.nullable(z.object({ state: PaymentStateSchema, explanation: z.string() })),
  /** Number of the receipt, once there is one. */
  receiptNo: z.nullable(z.string()),
  /** How an invoice is paid, and what of it is owed still; null of an order paid otherwise. */
  invoice: z.nullable(
    z.object({
      dueAt: DateTimeSchema,
      paidAt: z.nullable(DateTimeSchema),
      owed: HundredthsSchema,
      /** What of the total was taken back before it was paid. */
      takenBack: HundredthsSchema,
      /** Where to and as what. */
      account: z.string(),
      symbol: z.string(),
    }),
  ),
  /** Number of the document that takes back what of an invoice is not owed; null when nothing was taken back. */
  creditNoteNo: z.nullable(z.string()),
  /** Ways it can be paid now; none when that is over. */
  retryMethods: z.array(PaymentMethodSchema),
  /** What the order costs by each of them. */
  retryTotals: z.partialRecord(PaymentMethodSchema, HundredthsSchema),
  /** The later order that is paid instead of this one, and the right to it; null when none is. */
  replacedBy: z.nullable(z.object({ publicNo: z.string(), s: z.string() })),
  /** Until when one may withdraw; null when one may not. */
  withdrawUntil: z.nullable(DateTimeSchema),
  /** What of the total goes back, or went; null when nothing does. */
  refundAmount: z.nullable(HundredthsSchema),
  /** Its customer withdrew from it. */
  isWithdrawn: z.boolean(),
  /** Until when owed money is sent back; null when none is owed. */
  refundDueAt: z.nullable(DateTimeSchema),
})
export type OrderDetail = z.infer<typeof OrderDetailSchema>

const orderMeta = {
  payment: z.optional(PaymentSchema),
  /** `s` of later calls about this order, for anyone who has no session. */
  signature: z.optional(z.string()),
}

/** What accompanies an answer that made an order. */
export const OrderMetaSchema = z.object({ order: z.optional(OrderSchema), ...orderMeta })

export const OrderAnswerSchema = z.object({
  data: OrderDetailSchema,
  meta: z.optional(z.object(orderMeta)),
})
export type OrderAnswer = z.infer<typeof OrderAnswerSchema>

/** What an order is called inside and on the wire. */
export const ORDER_FIELD_NAMES = {
  paymentMethod: 'payment_method',
  consentStartNow: 'addInfo.consentStartNow',
} as const

/** Consent and context that travel with an order. */
export const AddInfoSchema = z.object({
  consentStartNow: z.optional(z.boolean()),
  rulesAcceptedAt: z.optional(DateTimeSchema),
  cardHolderName: z.optional(z.string().check(maxLength(45))),
  returnPath: z.optional(z.string().check(maxLength(200), z.regex(/^\/(?![/\\])/, 'path'))),
})
export type AddInfo = z.infer<typeof AddInfoSchema>
