import { maxLength } from '@inzrt/rules/lengths'
import { SEARCH_MAX_CHARS } from '@inzrt/rules/limits'
import { isProfileName } from '@inzrt/rules/names'
import * as z from 'zod/mini'
import { LogoSchema } from '../account/sellerPage.ts'
import { AdListSchema, AdvertiserSchema } from '../ads/advertisement.ts'
import { SideSchema } from '../conversation/conversation.ts'
import { RatingSchema } from '../conversation/rating.ts'
import type { Call, QueryOf } from '../wire/call.ts'
import { itemOf, pagingQuery } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateSchema, SlugSchema } from '../wire/scalar.ts'

/** Most ratings a profile shows, the latest ones. */
export const RATINGS_SHOWN = 30

/** A rating as everybody reads it. Who wrote it is known as what the rated one was to them alone. */
export const PublicRatingSchema = z.extend(RatingSchema, {
  /** Which of the two the rated one was. */
  ratedAs: SideSchema,
})
export type PublicRating = z.infer<typeof PublicRatingSchema>

const OpenDaySchema = z.array(z.object({ from: z.string(), to: z.string() }))

/** When a shop is open in a usual week, by times of Prague from `00:00` to `24:00`; a day without an interval is closed. */
export const OpeningHoursSchema = z.object({
  monday: OpenDaySchema,
  tuesday: OpenDaySchema,
  wednesday: OpenDaySchema,
  thursday: OpenDaySchema,
  friday: OpenDaySchema,
  saturday: OpenDaySchema,
  sunday: OpenDaySchema,
})

/** The public profile of a nickname on one site. What a company says of itself is left out where it says nothing. */
export const AdvertiserProfileSchema = z.extend(z.omit(AdvertiserSchema, { hasProfile: true }), {
  nickname: z.string(),
  memberSince: DateSchema,
  logo: z.optional(LogoSchema),
  about: z.optional(z.string()),
  web: z.optional(z.string()),
  hours: z.optional(OpeningHoursSchema),
  /** Sections its ads stand in, those with most of them first. */
  sections: z.array(z.object({ slug: SlugSchema, name: z.string(), adsCount: CountSchema })),
  advertisements: AdListSchema,
  /** The latest first. */
  ratings: z.array(PublicRatingSchema).check(maxLength(RATINGS_SHOWN)),
})
export type AdvertiserProfile = z.infer<typeof AdvertiserProfileSchema>

/**
 * Who advertises under a nickname, and their ads that stand under it, the newest first: all, or those with the words
 * and within the section that are asked for.
 */
export const readAdvertiserCall = {
  method: 'GET',
  path: '/api/front/advertisers/{nickname}',
  audience: 'anyone',
  params: z.object({ nickname: z.string().check(z.refine(isProfileName, 'nickname')) }),
  query: z.object({
    q: z.optional(z.string().check(maxLength(SEARCH_MAX_CHARS))),
    sectionSlug: z.optional(SlugSchema),
    ...pagingQuery,
  }),
  responses: { 200: itemOf(AdvertiserProfileSchema), ...problems(404) },
} satisfies Call

export type AdvertiserQuery = QueryOf<typeof readAdvertiserCall>
