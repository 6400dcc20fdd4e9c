import { ID_MAX } from '@inzrt/domain/slug'
import {
  COMPLAINT_ABOUT_LENGTH,
  COMPLAINT_LENGTH,
  COMPLAINT_WISH_MAX,
  NAME_MAX,
} from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { EmailSchema } from '../account/user.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import { CountSchema, DateTimeSchema, graphemesUpTo, IdSchema, SlugSchema } from '../wire/scalar.ts'
import { VerdictBodySchema } from './verdict.ts'

/** A complaint about a service of the portal as its form sends it. */
export const ComplaintBodySchema = z.object({
  /** Number of the order or address of the ad, in the visitor's words. */
  about: graphemesUpTo(COMPLAINT_ABOUT_LENGTH.most),
  text: graphemesUpTo(COMPLAINT_LENGTH.most),
  /** What would settle it. */
  wish: z.optional(graphemesUpTo(COMPLAINT_WISH_MAX)),
  name: z.optional(graphemesUpTo(NAME_MAX)),
  email: EmailSchema,
})
export type ComplaintBody = z.infer<typeof ComplaintBodySchema>

/** Makes a complaint; its number and the day it will be answered by are mailed too. */
export const makeComplaintCall = {
  method: 'POST',
  path: '/api/front/complaints',
  audience: 'visitor',
  budget: 'complaint',
  body: ComplaintBodySchema,
  responses: {
    201: itemOf(z.object({ complaintNo: IdSchema, dueAt: DateTimeSchema })),
    ...problems(401, 422),
  },
} satisfies Call

export const ComplaintStateSchema = z.enum(['new', 'upheld', 'dismissed'])

/** A complaint at the desk. */
export const ComplaintSchema = z.object({
  id: IdSchema,
  site: z.enum(['general', 'adult']),
  state: ComplaintStateSchema,
  about: z.string(),
  text: z.string(),
  wish: z.nullable(z.string()),
  name: z.nullable(z.string()),
  email: z.string(),
  /** The order and the ad it names, where there are such. */
  orderNo: z.nullable(z.string()),
  ad: z.nullable(z.object({ slug: SlugSchema, heading: z.string() })),
  createdAt: DateTimeSchema,
  due: z.object({ by: DateTimeSchema, isLate: z.boolean() }),
  /** null: nobody has answered yet. */
  answer: z.nullable(z.object({ text: z.string(), by: z.string(), at: DateTimeSchema })),
})
export type Complaint = z.infer<typeof ComplaintSchema>

/** Most complaints listed at once. */
export const COMPLAINTS_MAX = 50

/** Those that wait, what is due first first, so that what is late stands on top; or the last answered ones. */
export const listComplaintsCall = {
  method: 'GET',
  path: '/api/admin/complaints',
  audience: 'admin',
  query: z.object({ state: z._default(z.enum(['new', 'answered']), 'new') }),
  responses: {
    200: z.object({
      data: z.array(ComplaintSchema),
      meta: z.object({ waiting: CountSchema, late: CountSchema }),
    }),
    ...problems(401, 403),
  },
} satisfies Call

/** Answers a complaint, once; the answer is mailed and kept. */
export const answerComplaintCall = {
  method: 'POST',
  path: '/api/admin/complaints/{complaintId}',
  audience: 'admin',
  params: z.object({ complaintId: queryInt(1, ID_MAX) }),
  body: VerdictBodySchema,
  responses: { 200: itemOf(VerdictBodySchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call
