import { DECISION_GROUNDS, DECISION_MEASURES } from '@inzrt/domain/moderation'
import * as z from 'zod/mini'
import { AdStateSchema, AdTypeSchema, PriceSchema } from './advertisement.ts'
import type { Call } from './call.ts'
import { listOf } from './pagination.ts'
import { problems } from './problem.ts'
import { queryInt } from './query.ts'
import { ReportReasonSchema } from './report.ts'
import {
  CountSchema,
  DateTimeSchema,
  IdSchema,
  ImagePathSchema,
  MAX_INT,
  SlugSchema,
  textUpTo,
} from './scalar.ts'

/** Most ads one answer of the queue holds, and one bulk decision decides. */
export const QUEUE_MAX = 50

/** What waits for a person: new ads, reported ones, contested decisions. */
export const QueueKindSchema = z.enum(['approval', 'report', 'appeal'])
export type QueueKind = z.infer<typeof QueueKindSchema>

export const BrandSchema = z.enum(['general', 'adult'])

/** What a moderator may know of an advertiser without asking for the contacts. */
export const ModeratedSellerSchema = z.object({
  nickname: z.nullable(z.string()),
  kind: z.enum(['private', 'business']),
  memberSince: z.nullable(DateTimeSchema),
  /** Of the account, or of the guest's e-mail. */
  publishedCount: CountSchema,
  refusedCount: CountSchema,
})

/** An ad as those who judge it read it. */
export const ModeratedAdSchema = z.object({
  id: IdSchema,
  /** Goes along with a decision, so that nobody decides about what they have not read. */
  version: IdSchema,
  slug: SlugSchema,
  brand: BrandSchema,
  state: AdStateSchema,
  heading: z.string(),
  content: z.string(),
  type: AdTypeSchema,
  price: PriceSchema,
  sectionSlug: SlugSchema,
  sectionName: z.string(),
  place: z.string(),
  images: z.array(ImagePathSchema),
  source: z.enum(['web', 'sms', 'clerk', 'import']),
  /** Names of the rules it waits for. */
  reasons: z.array(z.string()),
  seller: ModeratedSellerSchema,
  createdAt: DateTimeSchema,
  updatedAt: DateTimeSchema,
})
export type ModeratedAd = z.infer<typeof ModeratedAdSchema>

export const DecisionGroundSchema = z.enum(
  Object.keys(DECISION_GROUNDS) as [keyof typeof DECISION_GROUNDS],
)

export const DecisionSchema = z.object({
  id: IdSchema,
  measure: z.enum(DECISION_MEASURES),
  ground: z.nullable(DecisionGroundSchema),
  facts: z.nullable(z.string()),
  decidedBy: z.string(),
  decidedAt: DateTimeSchema,
})
export type Decision = z.infer<typeof DecisionSchema>

/** A report that waits for its decision. */
export const OpenReportSchema = z.object({
  id: IdSchema,
  reason: ReportReasonSchema,
  explanation: z.nullable(z.string()),
  reporterName: z.nullable(z.string()),
  canBeAnswered: z.boolean(),
  suggestedSection: z.nullable(z.string()),
  createdAt: DateTimeSchema,
})
export type OpenReport = z.infer<typeof OpenReportSchema>

export const OpenAppealSchema = z.object({
  id: IdSchema,
  text: z.string(),
  createdAt: DateTimeSchema,
  decision: DecisionSchema,
  /** Whoever decided first decides no appeal of it. */
  isOwnDecision: z.boolean(),
})
export type OpenAppeal = z.infer<typeof OpenAppealSchema>

export const QueueItemSchema = z.object({
  ad: ModeratedAdSchema,
  /** Goes before the others: several visitors reported it, or it is said to be illegal. */
  isUrgent: z.boolean(),
  reports: z.array(OpenReportSchema),
  appeal: z.nullable(OpenAppealSchema),
})
export type QueueItem = z.infer<typeof QueueItemSchema>

export const QueueSchema = z.object({
  data: z.array(QueueItemSchema),
  meta: z.object({
    counts: z.object({ approval: CountSchema, report: CountSchema, appeal: CountSchema }),
  }),
})
export type Queue = z.infer<typeof QueueSchema>

/** What waits longest, urgent things first; or ads in whatever state, by address, code or words. */
export const listQueueCall = {
  method: 'GET',
  path: '/api/admin/queue',
  audience: 'moderator',
  query: z.object({
    kind: z._default(QueueKindSchema, 'approval'),
    ad: z.optional(z.string().check(z.minLength(3), z.maxLength(300))),
  }),
  responses: { 200: QueueSchema, ...problems(401, 403) },
} satisfies Call

const reasons = { ground: DecisionGroundSchema, facts: textUpTo(2000) }

/** One decision; those against the advertiser say what they rest on. */
export const DecisionBodySchema = z.discriminatedUnion('measure', [
  z.object({ measure: z.literal('approved') }),
  z.object({ measure: z.literal('rejected'), ...reasons }),
  z.object({ measure: z.literal('blocked'), ...reasons }),
  z.object({ measure: z.literal('unblocked') }),
  z.object({
    measure: z.literal('moved'),
    sectionSlug: SlugSchema,
    facts: z.optional(textUpTo(2000)),
  }),
  z.object({
    measure: z.literal('edited'),
    heading: textUpTo(100),
    content: textUpTo(4000),
    facts: z.optional(textUpTo(2000)),
  }),
])
export type DecisionBody = z.infer<typeof DecisionBodySchema>

/** Ads a decision is about, each as it was read. */
const decided = z.array(z.object({ id: IdSchema, version: IdSchema }))

export const DecideBodySchema = z.object({
  ads: decided.check(z.minLength(1), z.maxLength(QUEUE_MAX)),
  decision: DecisionBodySchema,
})
export type DecideBody = z.infer<typeof DecideBodySchema>

/** How a decision about one ad ended; what was not done is said in words. */
export const OutcomeSchema = z.object({
  id: IdSchema,
  isDone: z.boolean(),
  message: z.nullable(z.string()),
})
export type Outcome = z.infer<typeof OutcomeSchema>

/**
 * Decides about ads, each by itself: one that somebody else decided meanwhile stops no other. A
 * single ad that could not be decided is a 409, a deleted one a 404.
 */
export const decideAdsCall = {
  method: 'POST',
  path: '/api/admin/decisions',
  audience: 'moderator',
  body: DecideBodySchema,
  responses: { 200: listOf(OutcomeSchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call

const AdIdParamsSchema = z.object({ adId: queryInt(1, MAX_INT) })

/** A step of an ad's life. */
export const LogEntrySchema = z.object({
  at: DateTimeSchema,
  what: z.string(),
  who: z.string(),
  detail: z.nullable(z.string()),
})
export type LogEntry = z.infer<typeof LogEntrySchema>

export const TwinSchema = z.object({
  id: IdSchema,
  slug: SlugSchema,
  heading: z.string(),
  content: z.string(),
  brand: BrandSchema,
  state: AdStateSchema,
  /** The same words, phone and price, or the same picture. */
  sameness: z.enum(['text', 'picture']),
  isSameSeller: z.boolean(),
  createdAt: DateTimeSchema,
})
export type Twin = z.infer<typeof TwinSchema>

export const AdFileSchema = z.object({
  data: z.object({
    ad: ModeratedAdSchema,
    history: z.array(LogEntrySchema),
    decisions: z.array(DecisionSchema),
    twins: z.array(TwinSchema),
  }),
})
export type AdFile = z.infer<typeof AdFileSchema>

/** An ad with its history and those like it. */
export const readAdFileCall = {
  method: 'GET',
  path: '/api/admin/inzrts/{adId}',
  audience: 'moderator',
  params: AdIdParamsSchema,
  responses: { 200: AdFileSchema, ...problems(401, 403, 404) },
} satisfies Call

export const HiddenContactsSchema = z.object({
  data: z.object({
    name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
})

/** Contacts the public does not see. That somebody looked is written down. */
export const readContactsCall = {
  method: 'POST',
  path: '/api/admin/inzrts/{adId}/contacts',
  audience: 'moderator',
  params: AdIdParamsSchema,
  responses: { 200: HiddenContactsSchema, ...problems(401, 403, 404) },
} satisfies Call
