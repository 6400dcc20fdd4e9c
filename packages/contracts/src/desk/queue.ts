import { maxLength, minLength } from '@inzrt/rules/lengths'
import { FIND_LENGTH } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { MessagePhotoSchema } from '../conversation/conversation.ts'
import type { Call } from '../wire/call.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateTimeSchema, IdSchema } from '../wire/scalar.ts'
import { DecisionSchema } from './decision.ts'
import { ModeratedAdSchema } from './moderatedAd.ts'
import { ReportReasonSchema } from './report.ts'

/** What waits for a person: new ads, reported ones, contested decisions. */
export const QueueKindSchema = z.enum(['approval', 'report', 'appeal'])
export type QueueKind = z.infer<typeof QueueKindSchema>

/** A report that waits for its decision. */
export const OpenReportSchema = z.object({
  id: IdSchema,
  reason: ReportReasonSchema,
  explanation: z.nullable(z.string()),
  /** Those of a conversation that is reported. */
  photos: z.array(MessagePhotoSchema),
  reporterName: z.nullable(z.string()),
  canBeAnswered: z.boolean(),
  suggestedSection: z.nullable(z.string()),
  createdAt: DateTimeSchema,
})
export type OpenReport = z.infer<typeof OpenReportSchema>

/** Most reports of one ad that are told in full; of a flood of them the rest is counted. */
export const REPORTS_SHOWN = 10

/** How often a reason was given. */
const ReasonCountSchema = z.object({ reason: ReportReasonSchema, count: CountSchema })

/** All open reports of an ad, and how far they were read. */
export const ReportTallySchema = z.object({
  counts: z.array(ReasonCountSchema),
  total: CountSchema,
  lastId: IdSchema,
})
export type ReportTally = z.infer<typeof ReportTallySchema>

export const OpenAppealSchema = z.object({
  id: IdSchema,
  text: z.string(),
  createdAt: DateTimeSchema,
  decision: DecisionSchema,
  /** What a changed text or section was before; null: nothing was changed. */
  before: z.nullable(
    z.object({ heading: z.string(), content: z.string(), sectionName: z.string() }),
  ),
  /** Anyone who decided first decides no appeal of it. */
  isOwnDecision: z.boolean(),
})
export type OpenAppeal = z.infer<typeof OpenAppealSchema>

export const QueueItemSchema = z.object({
  ad: ModeratedAdSchema,
  /** Until when an ad that waits for a person is promised to be read; null: it does not wait. */
  due: z.nullable(z.object({ by: DateTimeSchema, isLate: z.boolean() })),
  /** Goes before the others: several visitors reported it, or it is said to be illegal. */
  isUrgent: z.boolean(),
  /** Those that say most come first. */
  reports: z.array(OpenReportSchema).check(maxLength(REPORTS_SHOWN)),
  /** null: no open reports. */
  tally: z.nullable(ReportTallySchema),
  appeal: z.nullable(OpenAppealSchema),
})
export type QueueItem = z.infer<typeof QueueItemSchema>

export const QueueSchema = z.object({
  data: z.array(QueueItemSchema),
  meta: z.object({
    counts: z.object({ approval: CountSchema, report: CountSchema, appeal: CountSchema }),
    /** Of reported ads, the most frequent reason first; an ad counts for each of its reasons. */
    reasons: z.array(ReasonCountSchema),
  }),
})
export type Queue = z.infer<typeof QueueSchema>

/** What waits longest, so what is late stands first, urgent reports before all; or ads in whatever state, by address, code or words. */
export const listQueueCall = {
  method: 'GET',
  path: '/api/admin/queue',
  audience: 'moderator',
  query: z.object({
    kind: z._default(QueueKindSchema, 'approval'),
    /** Reported ads alone: those reported for it. */
    reason: z.optional(ReportReasonSchema),
    ad: z.optional(z.string().check(minLength(FIND_LENGTH.least), maxLength(FIND_LENGTH.most))),
  }),
  responses: { 200: QueueSchema, ...problems(401, 403) },
} satisfies Call
