import {
  listFavouritesCall,
  listOwnAdsCall,
  listOwnOrdersCall,
  listSavedSearchesCall,
} from '@inzrt/contracts/account'
import type { FastifyPluginAsync } from 'fastify'
import { toPagination } from '../ads/AdPaging.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { serveCall } from '../http/serveCall.ts'
import { scopeOf } from './OwnScope.ts'
import { createOwnOrdersRepository } from './orders.repository.ts'
import { createOwnAdsRepository } from './ownAds.repository.ts'
import { createSavedSearchesRepository } from './savedSearches.repository.ts'
import { toAccountAd, toOwnAd } from './toOwnAd.ts'

export type AccountDependencies = { database: Database; clock: Clock }

type Paged = Readonly<{ query: { page: number; perPage: number }; url: string }>

/** A page of an own list as the wire has it. */
const toPage = <Item>({ query, url }: Paged, total: number, data: Item[]) => ({
  data,
  meta: {
    pagination: toPagination(
      { ...query, cursor: null },
      { total, count: data.length, after: null, url },
    ),
  },
})

/** What a user has: ads, orders, favourites, searches. Each list is one query. */
export const accountRoutes: FastifyPluginAsync<AccountDependencies> = async (
  app,
  { database, clock },
) => {
  const ads = createOwnAdsRepository(database, clock)
  const orders = createOwnOrdersRepository(database)
  const searches = createSavedSearchesRepository(database)

  serveCall(app, listOwnAdsCall, async (request) => {
    const { rows, total } = await ads.own(scopeOf(request), request.query.filter)

    return toPage(request, total, rows.map(toOwnAd))
  })

  serveCall(app, listFavouritesCall, async (request) => {
    const { rows, total } = await ads.favourites(scopeOf(request))

    return toPage(request, total, rows.map(toAccountAd))
  })

  serveCall(app, listOwnOrdersCall, async (request) => {
    const { rows, total } = await orders.own(scopeOf(request))
    const shown = rows.map((row) => ({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null }))

    return toPage(request, total, shown)
  })

  serveCall(app, listSavedSearchesCall, async ({ user, caller }) => ({
    data: (await searches.own(user.userId, caller.brand)).map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
    })),
  }))
}
