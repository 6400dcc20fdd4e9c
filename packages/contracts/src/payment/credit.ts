import { CREDIT_PACKAGES } from '@inzrt/rules/order'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, HundredthsSchema } from '../wire/scalar.ts'
import { OrderAnswerSchema } from './order.ts'

/** What changes credit: it is bought, pays an order, comes back with it, is paid back, or ends with its account. */
export const CreditEntryKindSchema = z.enum(['bought', 'spent', 'returned', 'paid_back', 'lapsed'])
export type CreditEntryKind = z.infer<typeof CreditEntryKindSchema>

export const CreditEntrySchema = z.object({
  kind: CreditEntryKindSchema,
  /** Added, or below zero where it is taken away. */
  amount: z.int(),
  at: DateTimeSchema,
  /** The order it came with. */
  publicNo: z.nullable(z.string()),
})
export type CreditEntry = z.infer<typeof CreditEntrySchema>

/** Credit of the user and the last two hundred changes of it, the newest first. */
export const CreditSchema = z.object({
  balance: HundredthsSchema,
  entries: z.array(CreditEntrySchema),
})
export type Credit = z.infer<typeof CreditSchema>

/** How much the user has paid ahead. */
export const readCreditCall = {
  method: 'GET',
  path: '/api/front/me/credit',
  audience: 'user',
  responses: { 200: itemOf(CreditSchema), ...problems(401) },
} satisfies Call

/** Buys credit by card; `credit` says which package. */
export const orderCreditCall = {
  method: 'POST',
  path: '/api/front/me/credit/orders',
  audience: 'user',
  budget: 'order',
  body: z.object({ credit: z.literal(CREDIT_PACKAGES.map(({ credit }) => credit)) }),
  responses: { 201: OrderAnswerSchema, ...problems(401, 422) },
} satisfies Call
