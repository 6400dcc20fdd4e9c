import { GUEST_FAVOURITES_MAX } from '@inzrt/domain/limits'
import * as z from 'zod/mini'
import { AdParamsSchema } from './advertisementDetail.ts'
import type { Call } from './call.ts'
import { NoticeSchema } from './notice.ts'
import { problems } from './problem.ts'
import { SlugSchema } from './scalar.ts'

/** Marks an ad to find it again; marking it twice changes nothing. */
export const markFavouriteCall = {
  method: 'PUT',
  path: '/api/front/me/favourites/{slug}',
  audience: 'user',
  params: AdParamsSchema,
  responses: { 200: NoticeSchema, ...problems(401, 404, 422) },
} satisfies Call

/** Takes the mark away; one that is not there is no failure. */
export const unmarkFavouriteCall = {
  method: 'DELETE',
  path: '/api/front/me/favourites/{slug}',
  audience: 'user',
  params: AdParamsSchema,
  responses: { 200: NoticeSchema, ...problems(401, 404) },
} satisfies Call

/** Brings what was marked before the login; ads that are gone meanwhile are left out. */
export const bringFavouritesCall = {
  method: 'POST',
  path: '/api/front/me/favourites',
  audience: 'user',
  body: z.object({
    slugs: z.array(SlugSchema).check(z.minLength(1), z.maxLength(GUEST_FAVOURITES_MAX)),
  }),
  responses: { 200: NoticeSchema, ...problems(401, 422) },
} satisfies Call
