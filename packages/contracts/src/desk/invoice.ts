import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateTimeSchema, HundredthsSchema, IdSchema } from '../wire/scalar.ts'
import { NoticeSchema } from './notice.ts'

/** An invoice as who keeps the books sees it. */
export const AdminInvoiceSchema = z.object({
  /** Of its order. */
  id: IdSchema,
  publicNo: z.string(),
  number: z.string(),
  /** Who owes it, as the invoice says. */
  customer: z.string(),
  companyId: z.nullable(z.string()),
  total: HundredthsSchema,
  /** What of it is owed now. */
  owed: HundredthsSchema,
  dueAt: DateTimeSchema,
  isLate: z.boolean(),
  paidAt: z.nullable(DateTimeSchema),
  /** It can still be said that it was marked paid by mistake. */
  canBeUnpaid: z.boolean(),
})
export type AdminInvoice = z.infer<typeof AdminInvoiceSchema>

const sumFields = { count: CountSchema, owed: HundredthsSchema }

/** What is owed: how much in all, how much of that is late, and the invoices; the ones due first, then those just paid. */
export const listInvoicesCall = {
  method: 'GET',
  path: '/api/admin/invoices',
  audience: 'admin',
  responses: {
    200: itemOf(
      z.object({
        open: z.object(sumFields),
        late: z.object(sumFields),
        invoices: z.array(AdminInvoiceSchema),
      }),
    ),
    ...problems(401, 403),
  },
} satisfies Call

/** Writes down that the money for an invoice came, or that it had not. */
export const noteInvoiceCall = {
  method: 'POST',
  path: '/api/admin/invoice-payments',
  audience: 'admin',
  body: z.object({ id: IdSchema, isPaid: z.boolean() }),
  responses: { 200: NoticeSchema, ...problems(401, 403, 404, 409, 422) },
} satisfies Call
