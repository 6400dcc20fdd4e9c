import { EXPLANATION_LENGTH, WHOLE_NAME_MAX } from '@inzrt/domain/limits'
import * as z from 'zod/mini'
import { OptionalEmailSchema } from '../account/user.ts'
import { AdParamsSchema } from '../ads/advertisementDetail.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, graphemesUpTo, SlugSchema } from '../wire/scalar.ts'

const OF_ADS = ['wrong_section', 'inappropriate', 'illegal'] as const

/** What is reported: the ad, or what somebody wrote about it to one other person. */
export const ReportKindSchema = z.enum([...OF_ADS, 'message'])
export type ReportKind = z.infer<typeof ReportKindSchema>

/** Why, in the reporter's eyes. */
export const ReportReasonSchema = z.enum([...ReportKindSchema.options, 'child_abuse'])

/**
 * What a reporter may add; a report counts without it too. A notice of illegal content needs most
 * of it (Digital Services Act, article 16), one of child abuse may stay unsigned.
 */
export const ReportBodySchema = z.object({
  reason: z.optional(z.enum([...OF_ADS, 'child_abuse'])),
  explanation: z.optional(graphemesUpTo(EXPLANATION_LENGTH.most)),
  name: z.optional(graphemesUpTo(WHOLE_NAME_MAX)),
  email: OptionalEmailSchema,
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
  budget: 'report',
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

/** Says that a visitor goes on reporting past what is taken from one; made by the bff, never by a page. */
export const noteReportFloodCall = {
  method: 'POST',
  path: '/api/front/report-floods',
  audience: 'internal',
  /** The ad reported last. */
  body: z.object({ slug: SlugSchema }),
  responses: { 200: itemOf(z.object({ isNoted: z.boolean() })), ...problems(401, 422) },
} satisfies Call
