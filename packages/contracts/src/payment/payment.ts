import { maxLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema } from '../wire/scalar.ts'

export const PaymentMethodSchema = z.enum(['free', 'gp_webpay', 'sms', 'invoice', 'credit'])
export type PaymentMethod = z.infer<typeof PaymentMethodSchema>

export const PaymentStateSchema = z.enum([
  'initiated',
  'redirected',
  'pending',
  'succeeded',
  'declined',
  'cancelled',
  'error',
  'expired',
  'refunded',
])
export type PaymentState = z.infer<typeof PaymentStateSchema>

/** How the customer pays: a form posted to the card gateway, messages to send, an invoice, or nothing any more. */
export const PaymentSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('free') }),
  z.object({
    method: z.literal('gp_webpay'),
    redirect: z.object({
      method: z.literal('POST'),
      url: z.url(),
      fields: z.record(z.string(), z.string()),
    }),
  }),
  z.object({
    method: z.literal('sms'),
    entries: z.array(
      z.object({
        label: z.string(),
        textToSend: z.string(),
        destinationNumber: z.string(),
        /** Its message has come. */
        isReceived: z.optional(z.boolean()),
      }),
    ),
    pollUrl: z.string(),
    note: z.string(),
  }),
  z.object({ method: z.literal('invoice'), dueAt: DateTimeSchema }),
])
export type Payment = z.infer<typeof PaymentSchema>

/** Hands over the card gateway's return untouched, since its signature covers the raw bytes. */
export const paymentCallbackCall = {
  method: 'POST',
  path: '/api/front/payments/gp_webpay/callback',
  audience: 'internal',
  body: z.object({ raw: z.string().check(maxLength(10_000)) }),
  responses: {
    200: itemOf(
      z.object({ publicNo: z.string(), signature: z.string(), outcome: PaymentStateSchema }),
    ),
    ...problems(401, 404),
  },
} satisfies Call
