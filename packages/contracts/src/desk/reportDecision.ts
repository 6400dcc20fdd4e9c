import { FACTS_LENGTH } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, graphemesUpTo, IdSchema } from '../wire/scalar.ts'
import { DECISION_FIELD_NAMES, DecisionBodySchema } from './decision.ts'

/** How a report ends: it was right, it was not, or another one said the same. */
export const ReportVerdictSchema = z.enum(['upheld', 'dismissed', 'duplicate'])
export type ReportVerdict = z.infer<typeof ReportVerdictSchema>

/** A decision about reports of one ad and, when they were right, about the ad. */
export const DecideReportsBodySchema = z.object({
  ad: z.object({ id: IdSchema, version: IdSchema }),
  /** The open ones as they were read; those that came later stay open. */
  reports: z.object({ total: CountSchema.check(z.minimum(1)), lastId: IdSchema }),
  verdict: ReportVerdictSchema,
  /** Told to reporters who left an address. */
  note: graphemesUpTo(FACTS_LENGTH.most),
  decision: z.nullable(DecisionBodySchema),
})
export type DecideReportsBody = z.infer<typeof DecideReportsBodySchema>

/** Decides reports together with what is done about the ad: both happen or neither. */
export const decideReportsCall = {
  method: 'POST',
  path: '/api/admin/reports/decisions',
  audience: 'moderator',
  body: DecideReportsBodySchema,
  fieldNames: DECISION_FIELD_NAMES,
  responses: {
    200: itemOf(z.object({ decided: CountSchema })),
    ...problems(401, 403, 404, 409, 422),
  },
} satisfies Call
