import { ID_MAX } from '@inzrt/domain/slug'
import * as z from 'zod/mini'
import { SideSchema } from '../conversation/conversation.ts'
import { RatingSchema } from '../conversation/rating.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import { CountSchema, DateTimeSchema } from '../wire/scalar.ts'
import { VERDICTS, VerdictBodySchema } from './verdict.ts'

/** Most reasons shown of one rating; the rest are counted. */
export const RATING_REPORTS_SHOWN = 5

/** A rating that somebody reported. */
export const ReportedRatingSchema = z.object({
  ...RatingSchema.shape,
  ratedAs: SideSchema,
  /** Whose profile it stands on; null: only the two see it. */
  nickname: z.nullable(z.string()),
  reports: z.object({
    total: CountSchema,
    firstAt: DateTimeSchema,
    explanations: z.array(z.string()),
  }),
})
export type ReportedRating = z.infer<typeof ReportedRatingSchema>

/** Most reported ratings listed at once. */
export const REPORTED_RATINGS_MAX = 50

/** Those whose reports nobody has decided, what waits longest first. */
export const listReportedRatingsCall = {
  method: 'GET',
  path: '/api/admin/ratings',
  audience: 'moderator',
  responses: { 200: listOf(ReportedRatingSchema), ...problems(401, 403) },
} satisfies Call

/** Whether a rating goes, its answer alone, or neither. */
const RatingVerdictSchema = z.object({
  ...VerdictBodySchema.shape,
  verdict: z.enum([...VERDICTS, 'answer']),
})

/** Takes a rating or its answer away, or leaves both; who wrote it is told why it was taken away. */
export const decideRatingCall = {
  method: 'POST',
  path: '/api/admin/ratings/{ratingId}',
  audience: 'moderator',
  params: z.object({ ratingId: queryInt(1, ID_MAX) }),
  body: z.object({
    ...RatingVerdictSchema.shape,
    /** How many reports were read: more may have come since. */
    reports: CountSchema,
  }),
  responses: { 200: itemOf(RatingVerdictSchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call
