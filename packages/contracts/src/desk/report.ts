import { maxLength } from '@inzrt/rules/lengths'
import { EXPLANATION_LENGTH, WHOLE_NAME_MAX } from '@inzrt/rules/limits'
import { DECISION_MEASURES, VISITOR_REASONS } from '@inzrt/rules/moderation'
import * as z from 'zod/mini'
import { OptionalEmailSchema } from '../account/user.ts'
import { AdParamsSchema } from '../ads/advertisementDetail.ts'
import type { Call } from '../wire/call.ts'
import { idToken } from '../wire/idToken.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, graphemesUpTo, IdSchema, SlugSchema } from '../wire/scalar.ts'

/** What is reported: the ad, or what somebody wrote about it to one other person. */
export const ReportKindSchema = z.enum(['wrong_section', 'inappropriate', 'illegal', 'message'])
export type ReportKind = z.infer<typeof ReportKindSchema>

/** Why, in the reporter's eyes. */
export const ReportReasonSchema = z.enum([...VISITOR_REASONS, 'message'])

/**
 * What a reporter may add; a report counts without it too. A notice of illegal content needs most
 * of it (Digital Services Act, article 16), one of child abuse may stay unsigned.
 */
export const ReportBodySchema = z.object({
  reason: z.optional(z.enum(VISITOR_REASONS)),
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

/** What became of a report, for those who hold the link of its receipt. */
export const FollowedReportSchema = z.object({
  reportNo: IdSchema,
  reason: ReportReasonSchema,
  heading: z.string(),
  /** null: the ad is not out. */
  slug: z.nullable(SlugSchema),
  receivedAt: DateTimeSchema,
  /** `waiting` until somebody decides; `gone`: the ad was deleted before that. */
  state: z.enum(['waiting', 'upheld', 'dismissed', 'duplicate', 'gone']),
  decidedAt: z.nullable(DateTimeSchema),
  /** Why it was decided so. */
  note: z.nullable(z.string()),
  /** What was done with the ad; null: nothing. */
  measure: z.nullable(z.enum(DECISION_MEASURES)),
  /** The advertiser appealed and was right. */
  isReversed: z.boolean(),
})
export type FollowedReport = z.infer<typeof FollowedReportSchema>

/** Shows the report a link stands for. A body keeps its secret out of logs. */
export const followReportCall = {
  method: 'POST',
  path: '/api/front/reports/followed',
  audience: 'anyone',
  budget: 'secret',
  body: z.object({
    token: z.string().check(maxLength(60), z.regex(idToken(), 'token')),
  }),
  responses: { 200: itemOf(FollowedReportSchema), ...problems(404, 422) },
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
