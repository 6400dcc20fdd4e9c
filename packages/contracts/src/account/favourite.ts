import { maxLength, minLength } from '@inzrt/rules/lengths'
import { GUEST_FAVOURITES_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { AdListItemSchema, PriceSchema } from '../ads/advertisement.ts'
import { AdParamsSchema } from '../ads/advertisementDetail.ts'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { SlugSchema } from '../wire/scalar.ts'

/** A marked ad, with what it cost when it was marked; null: it is not known. */
export const FavouriteSchema = z.extend(AdListItemSchema, { markedPrice: z.nullable(PriceSchema) })
export type Favourite = z.infer<typeof FavouriteSchema>

const marks = z.object({
  slugs: z.array(SlugSchema).check(minLength(1), maxLength(GUEST_FAVOURITES_MAX)),
})

/** Marks an ad to find it again; marking it twice changes nothing. */
export const markFavouriteCall = {
  method: 'PUT',
  path: '/api/front/me/favourites/{slug}',
  audience: 'user',
  budget: 'mark',
  params: AdParamsSchema,
  responses: { 200: NoticeSchema, ...problems(401, 404, 422) },
} satisfies Call

/** Takes the mark away; one that is not there is no failure. */
export const unmarkFavouriteCall = {
  method: 'DELETE',
  path: '/api/front/me/favourites/{slug}',
  audience: 'user',
  budget: 'mark',
  params: AdParamsSchema,
  responses: { 200: NoticeSchema, ...problems(401, 404) },
} satisfies Call

/** Brings what was marked before the login; ads that are gone meanwhile are left out. */
export const bringFavouritesCall = {
  method: 'POST',
  path: '/api/front/me/favourites',
  audience: 'user',
  budget: 'account',
  body: marks,
  responses: { 200: NoticeSchema, ...problems(401, 422) },
} satisfies Call

/** The ads marked in a browser, of those still offered. It only reads: so many names fit no address. */
export const listMarkedAdsCall = {
  method: 'POST',
  path: '/api/front/marked-ads',
  audience: 'anyone',
  budget: 'mark',
  body: marks,
  responses: { 200: listOf(AdListItemSchema), ...problems(422) },
} satisfies Call
