import { ID_MAX } from '@inzrt/domain/slug'
import { maxLength } from '@inzrt/rules/lengths'
import { FACTS_LENGTH } from '@inzrt/rules/limits'
import { DECISION_MEASURES } from '@inzrt/rules/moderation'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import { DateTimeSchema, graphemesUpTo } from '../wire/scalar.ts'
import { DecisionGroundSchema } from './decision.ts'
import { VerdictBodySchema } from './verdict.ts'

/** Secret of the link in a statement of reasons. */
const token = z.string().check(maxLength(100), z.regex(/^[\w-]+$/, 'token'))

export const AppealStateSchema = z.enum(['new', 'upheld', 'dismissed'])

/** A decision as the one it concerns may contest it. */
export const ContestedDecisionSchema = z.object({
  heading: z.string(),
  measure: z.enum(DECISION_MEASURES),
  ground: z.nullable(DecisionGroundSchema),
  facts: z.nullable(z.string()),
  decidedAt: DateTimeSchema,
  appealUntil: DateTimeSchema,
  /** null: nobody has appealed yet. */
  appeal: z.nullable(
    z.object({ state: AppealStateSchema, text: z.string(), answer: z.nullable(z.string()) }),
  ),
})
export type ContestedDecision = z.infer<typeof ContestedDecisionSchema>

const contested = itemOf(ContestedDecisionSchema)

/** Shows the decision a link stands for. A body keeps its secret out of logs. */
export const readContestedCall = {
  method: 'POST',
  path: '/api/front/appeals/decision',
  audience: 'anyone',
  budget: 'report',
  body: z.object({ token }),
  responses: { 200: contested, ...problems(404, 422) },
} satisfies Call

/** Contests a decision, once. */
export const appealCall = {
  method: 'POST',
  path: '/api/front/appeals',
  audience: 'anyone',
  budget: 'report',
  body: z.object({ token, text: graphemesUpTo(FACTS_LENGTH.most) }),
  responses: { 201: contested, ...problems(404, 409, 422) },
} satisfies Call

/** Decides an appeal; anyone who made the contested decision may not. */
export const decideAppealCall = {
  method: 'POST',
  path: '/api/admin/appeals/{appealId}',
  audience: 'moderator',
  params: z.object({ appealId: queryInt(1, ID_MAX) }),
  body: VerdictBodySchema,
  responses: { 200: itemOf(VerdictBodySchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call
