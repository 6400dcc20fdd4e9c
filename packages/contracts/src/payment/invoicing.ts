import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, HundredthsSchema } from '../wire/scalar.ts'

/** How the user pays by invoice. */
export const InvoicingSchema = z.object({
  /** Days after which an invoice is due. */
  days: CountSchema,
  /** What all unpaid invoices may come to, and do. */
  limit: HundredthsSchema,
  owed: HundredthsSchema,
  /** One is late for so long that there are no more until it is paid. */
  isLate: z.boolean(),
})
export type Invoicing = z.infer<typeof InvoicingSchema>

/** How the user pays by invoice; null: not at all. */
export const readInvoicingCall = {
  method: 'GET',
  path: '/api/front/me/invoicing',
  audience: 'user',
  responses: { 200: itemOf(z.nullable(InvoicingSchema)), ...problems(401) },
} satisfies Call
