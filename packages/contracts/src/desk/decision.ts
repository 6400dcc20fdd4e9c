import { maxLength, minLength } from '@inzrt/rules/lengths'
import { CONTENT_LENGTH, FACTS_LENGTH, HEADING_LENGTH } from '@inzrt/rules/limits'
import { DECISION_GROUNDS, DECISION_MEASURES } from '@inzrt/rules/moderation'
import * as z from 'zod/mini'
import { AttributesBodySchema } from '../ads/advertisementEdit.ts'
import type { Call } from '../wire/call.ts'
import type { FieldNames } from '../wire/fieldNames.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, graphemesUpTo, IdSchema, SlugSchema } from '../wire/scalar.ts'

/** Most ads one answer of the queue holds, and one bulk decision decides. */
export const QUEUE_MAX = 50

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

/** What a decision rests on. */
export const reasonsFields = {
  ground: DecisionGroundSchema,
  facts: graphemesUpTo(FACTS_LENGTH.most),
}

/** One decision; those against the advertiser say what they rest on. */
export const DecisionBodySchema = z.discriminatedUnion('measure', [
  z.object({ measure: z.literal('approved') }),
  z.object({ measure: z.literal('rejected'), ...reasonsFields }),
  z.object({ measure: z.literal('blocked'), ...reasonsFields }),
  z.object({ measure: z.literal('unblocked') }),
  z.object({
    measure: z.literal('moved'),
    sectionSlug: SlugSchema,
    facts: z.optional(graphemesUpTo(FACTS_LENGTH.most)),
  }),
  z.object({
    measure: z.literal('edited'),
    heading: graphemesUpTo(HEADING_LENGTH.most),
    content: graphemesUpTo(CONTENT_LENGTH.most),
    /** Left out, they stay as they are. */
    attributes: z.optional(AttributesBodySchema),
    facts: z.optional(graphemesUpTo(FACTS_LENGTH.most)),
  }),
])
export type DecisionBody = z.infer<typeof DecisionBodySchema>

/** What the forms of decisions call their fields. */
export const DECISION_FIELD_NAMES = {
  ground: 'decision.ground',
  facts: 'decision.facts',
  sectionSlug: 'decision.sectionSlug',
  heading: 'decision.heading',
  content: 'decision.content',
} satisfies FieldNames

/** Ads a decision is about, each as it was read. */
const decided = z.array(z.object({ id: IdSchema, version: IdSchema }))

export const DecideBodySchema = z.object({
  ads: decided.check(minLength(1), maxLength(QUEUE_MAX)),
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
  fieldNames: DECISION_FIELD_NAMES,
  responses: { 200: listOf(OutcomeSchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call
