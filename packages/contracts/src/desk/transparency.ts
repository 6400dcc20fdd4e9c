import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateSchema } from '../wire/scalar.ts'
import { ReportReasonSchema } from './report.ts'

/** What moderation did in the last twelve months, on one site. */
export const TransparencySchema = z.object({
  since: DateSchema,
  reports: z.object({
    received: CountSchema,
    /** Of them notices of illegal content. */
    notices: CountSchema,
    upheld: CountSchema,
    dismissed: CountSchema,
    /** Decided with another one that said the same. */
    duplicate: CountSchema,
    /** Of ads deleted before anybody decided. */
    gone: CountSchema,
    waiting: CountSchema,
    /** Hours half of them were decided in; null: none was decided. */
    medianHours: z.nullable(z.number()),
  }),
  /** Why ads were reported, the most frequent first. */
  reasons: z.array(
    z.object({ reason: ReportReasonSchema, received: CountSchema, upheld: CountSchema }),
  ),
  ads: z.object({ rejected: CountSchema, blocked: CountSchema, moved: CountSchema }),
  /** What companies said of themselves and was taken away. */
  pages: z.object({ removed: CountSchema }),
  appeals: z.object({ received: CountSchema, upheld: CountSchema, dismissed: CountSchema }),
})
export type Transparency = z.infer<typeof TransparencySchema>

/** What was reported and decided, counted for the public. */
export const readTransparencyCall = {
  method: 'GET',
  path: '/api/front/transparency',
  audience: 'anyone',
  responses: { 200: itemOf(TransparencySchema), ...problems() },
} satisfies Call
