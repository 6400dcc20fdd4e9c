import * as z from 'zod/mini'
import { AdListItemSchema, AdStateSchema } from '../ads/advertisement.ts'
import { CLOSE_REASONS } from '../ads/advertisementDetail.ts'
import { OrderDetailSchema } from '../payment/order.ts'
import type { Call } from '../wire/call.ts'
import { listOf, pageOf, pagingQuery } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema } from '../wire/scalar.ts'
import { FavouriteSchema } from './favourite.ts'
import { SavedSearchSchema } from './savedSearch.ts'

/** An own ad in the account: the list item, where it really stands, and how it does. */
export const OwnAdSchema = z.extend(AdListItemSchema, {
  state: AdStateSchema,
  stateReason: z.nullable(z.string()),
  /** Why a change of it waits, by the names of the rules; null: none waits. */
  changeReasons: z.nullable(z.string()),
  /** How its owner closed it. */
  closedReason: z.nullable(z.enum(CLOSE_REASONS)),
  stats: z.object({ views: CountSchema, reveals: CountSchema, messages: CountSchema }),
})
export type OwnAd = z.infer<typeof OwnAdSchema>

const pageQuery = z.object(pagingQuery)
const OwnAdsFilterSchema = z.enum(['active', 'ending', 'waiting', 'inactive'])

/** Ads of the user in any state, the newest first. */
export const listOwnAdsCall = {
  method: 'GET',
  path: '/api/front/me/inzrts',
  audience: 'user',
  query: z.object({ filter: z._default(OwnAdsFilterSchema, 'active'), ...pagingQuery }),
  responses: { 200: pageOf(OwnAdSchema), ...problems(401) },
} satisfies Call

/** Orders of the user, the newest first. */
export const listOwnOrdersCall = {
  method: 'GET',
  path: '/api/front/me/orders',
  audience: 'user',
  query: pageQuery,
  responses: { 200: pageOf(OrderDetailSchema), ...problems(401) },
} satisfies Call

/** Ads the user has marked, the latest mark first. */
export const listFavouritesCall = {
  method: 'GET',
  path: '/api/front/me/favourites',
  audience: 'user',
  query: pageQuery,
  responses: { 200: pageOf(FavouriteSchema), ...problems(401) },
} satisfies Call

/** Searches the user keeps, with how many new ads each has. */
export const listSavedSearchesCall = {
  method: 'GET',
  path: '/api/front/me/searches',
  audience: 'user',
  responses: { 200: listOf(SavedSearchSchema), ...problems(401) },
} satisfies Call
