import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, HundredthsSchema, IdSchema } from '../wire/scalar.ts'
import { NoticeSchema } from './notice.ts'

/**
 * Why money needs a person: the bank said neither yes nor no, what was paid was not delivered, or it
 * has to go back for an order, for a second payment of one, or for a premium message.
 */
export const MoneyKindSchema = z.enum(['unclear', 'undelivered', 'refund', 'paid_twice', 'sms'])
export type MoneyKind = z.infer<typeof MoneyKindSchema>

export const MoneyMatterSchema = z.object({
  kind: MoneyKindSchema,
  /** Of the payment, the order or the message. */
  id: IdSchema,
  /** Number of the order; null for a message that paid none. */
  publicNo: z.nullable(z.string()),
  /** Heading of the ad, or the message. */
  what: z.string(),
  /** What the bank or the operator of phones knows it by. */
  reference: z.nullable(z.string()),
  amount: HundredthsSchema,
  since: DateTimeSchema,
  /** The last day money has to be back. */
  dueAt: z.nullable(DateTimeSchema),
})
export type MoneyMatter = z.infer<typeof MoneyMatterSchema>

/** What is due first, first. */
export const listMoneyCall = {
  method: 'GET',
  path: '/api/admin/money',
  audience: 'admin',
  responses: { 200: listOf(MoneyMatterSchema), ...problems(401, 403) },
} satisfies Call

/** Asks the bank how a payment stands and does what follows. */
export const checkPaymentCall = {
  method: 'POST',
  path: '/api/admin/payment-checks',
  audience: 'admin',
  body: z.object({ paymentId: IdSchema }),
  responses: {
    200: itemOf(
      z.object({
        /** The bank's own words; null when it said nothing. */
        said: z.nullable(z.string()),
      }),
    ),
    ...problems(401, 403, 404, 422),
  },
} satisfies Call

/** Writes down that money was sent back. */
export const noteRefundCall = {
  method: 'POST',
  path: '/api/admin/refunds',
  audience: 'admin',
  body: z.object({ kind: z.enum(['refund', 'paid_twice', 'sms']), id: IdSchema }),
  responses: { 200: NoticeSchema, ...problems(401, 403, 404, 422) },
} satisfies Call
