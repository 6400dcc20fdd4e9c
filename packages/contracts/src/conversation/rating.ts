import { RATING_STARS } from '@inzrt/rules/deal'
import { minLength } from '@inzrt/rules/lengths'
import { EXPLANATION_LENGTH, RATING_TEXT_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, graphemesUpTo, IdSchema, IdTextSchema } from '../wire/scalar.ts'
import { conversationParams, linkQuery } from './conversationLink.ts'

export const StarsSchema = z
  .int()
  .check(z.minimum(RATING_STARS.least, 'stars'), z.maximum(RATING_STARS.most, 'stars'))

/** What one of the two of a deal says of the other. */
export const RatingSchema = z.object({
  id: IdSchema,
  stars: StarsSchema,
  /** null: stars alone. */
  text: z.nullable(z.string()),
  ratedAt: DateTimeSchema,
  /** What the rated one answers. */
  answer: z.nullable(z.string()),
})
export type Rating = z.infer<typeof RatingSchema>

/** What the two of a deal say of each other, as one of them sees it. */
export const RatingsSchema = z.object({
  own: z.nullable(RatingSchema),
  /** Of the one who asks; null: there is none, or it is not shown yet. */
  theirs: z.nullable(RatingSchema),
  /** Whether what was written is shown: both have rated, or the time is over. */
  isShown: z.boolean(),
  /** Whether our moderators took the own one away. */
  isOwnRemoved: z.boolean(),
  /** Until when the two rate each other. */
  endsAt: DateTimeSchema,
  /** What the one who asks can do now. */
  can: z.array(z.enum(['rate', 'answer'])),
})
export type Ratings = z.infer<typeof RatingsSchema>

const ofConversation = {
  audience: 'visitor',
  budget: 'message',
  params: conversationParams,
  query: linkQuery,
  responses: { 200: itemOf(RatingsSchema), ...problems(401, 403, 404, 409, 422) },
} as const satisfies Partial<Call>

/** Rates the other one of a deal that both say is done. It cannot be changed. */
export const rateDealCall = {
  ...ofConversation,
  method: 'PUT',
  path: '/api/front/conversations/{conversationId}/rating',
  body: z.object({ stars: StarsSchema, text: z.optional(graphemesUpTo(RATING_TEXT_MAX)) }),
} satisfies Call

/** Answers a rating that is shown, once. */
export const answerRatingCall = {
  ...ofConversation,
  method: 'PUT',
  path: '/api/front/conversations/{conversationId}/rating/answer',
  body: z.object({ text: graphemesUpTo(RATING_TEXT_MAX).check(minLength(1)) }),
} satisfies Call

/** Tells our moderators of a rating: anybody who can read it. A second report by the same visitor changes nothing. */
export const reportRatingCall = {
  method: 'PUT',
  path: '/api/front/ratings/{ratingId}/report',
  audience: 'visitor',
  budget: 'report',
  params: z.object({ ratingId: IdTextSchema }),
  query: linkQuery,
  body: z.object({ explanation: graphemesUpTo(EXPLANATION_LENGTH.most) }),
  responses: { 200: NoticeSchema, ...problems(401, 404, 422) },
} satisfies Call
