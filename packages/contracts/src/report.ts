import * as z from 'zod/mini'
import { AdParamsSchema } from './advertisementDetail.ts'
import type { Call } from './call.ts'
import { itemOf } from './pagination.ts'
import { problems } from './problem.ts'
import { DateTimeSchema, SlugSchema } from './scalar.ts'

export const ReportKindSchema = z.enum(['wrong_section', 'inappropriate', 'illegal'])
export type ReportKind = z.infer<typeof ReportKindSchema>

/** What a reporter may add; a report counts without it too. Notices of illegal content need most of it. */
export const ReportBodySchema = z.object({
  reason: z.optional(ReportKindSchema),
  explanation: z.optional(z.string().check(z.maxLength(2000))),
  name: z.optional(z.string().check(z.maxLength(100))),
  email: z.optional(z.email().check(z.maxLength(254))),
  goodFaith: z.optional(z.boolean()),
  suggestedSectionSlug: z.optional(z.nullable(SlugSchema)),
})
export type ReportBody = z.infer<typeof ReportBodySchema>

export const ReportReceiptSchema = itemOf(
  z.object({ slug: SlugSchema, kind: ReportKindSchema, receivedAt: DateTimeSchema }),
)

const report = {
  method: 'PUT',
  audience: 'anyone',
  params: AdParamsSchema,
  body: z.nullish(ReportBodySchema),
  responses: { 200: ReportReceiptSchema, ...problems(404, 422) },
} satisfies Omit<Call, 'path'>

/** Says that an ad stands in the wrong section. A second report by the same visitor changes nothing. */
export const markWrongSectionCall = {
  ...report,
  path: '/api/front/inzrts/{slug}/markAsHavingWrongSection',
} satisfies Call

/** Says that an ad is inappropriate or, with a body, illegal. */
export const markInappropriateCall = {
  ...report,
  path: '/api/front/inzrts/{slug}/markInappropriate',
} satisfies Call
