import { maxLength } from '@inzrt/domain/lengths'
import { isProfileName } from '@inzrt/domain/slug'
import * as z from 'zod/mini'
import { AdListSchema, AdvertiserSchema } from '../ads/advertisement.ts'
import { SideSchema } from '../conversation/conversation.ts'
import { RatingSchema } from '../conversation/rating.ts'
import type { Call, QueryOf } from '../wire/call.ts'
import { itemOf, pagingQuery } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateSchema } from '../wire/scalar.ts'

/** Most ratings a profile shows, the latest ones. */
export const RATINGS_SHOWN = 30

/** A rating as everybody reads it. Who wrote it is known as what the rated one was to them alone. */
export const PublicRatingSchema = z.extend(RatingSchema, {
  /** Which of the two the rated one was. */
  ratedAs: SideSchema,
})
export type PublicRating = z.infer<typeof PublicRatingSchema>

/** The public profile of a nickname on one site. */
export const AdvertiserProfileSchema = z.extend(z.omit(AdvertiserSchema, { hasProfile: true }), {
  nickname: z.string(),
  memberSince: DateSchema,
  advertisements: AdListSchema,
  /** The latest first. */
  ratings: z.array(PublicRatingSchema).check(maxLength(RATINGS_SHOWN)),
})
export type AdvertiserProfile = z.infer<typeof AdvertiserProfileSchema>

/** Who advertises under a nickname, and their ads that stand under it, the newest first. */
export const readAdvertiserCall = {
  method: 'GET',
  path: '/api/front/advertisers/{nickname}',
  audience: 'anyone',
  params: z.object({ nickname: z.string().check(z.refine(isProfileName, 'nickname')) }),
  query: z.object(pagingQuery),
  responses: { 200: itemOf(AdvertiserProfileSchema), ...problems(404) },
} satisfies Call

export type AdvertiserQuery = QueryOf<typeof readAdvertiserCall>
