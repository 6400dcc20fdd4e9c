import {
  listFavouritesCall,
  listOwnAdsCall,
  listOwnOrdersCall,
  listSavedSearchesCall,
} from '@inzrt/contracts/account/account'
import { listConversationsCall } from '@inzrt/contracts/conversation/conversation'
import type { FastifyPluginAsync } from 'fastify'
import { listConversations } from '../advertising/conversations/conversations.repository.ts'
import { toConversationItem } from '../advertising/conversations/toConversation.ts'
import type { OrderParts } from '../advertising/orders/OrderParts.ts'
import { createOrdersRepository } from '../advertising/orders/orders.repository.ts'
import { createOrderViews } from '../advertising/orders/reading/createOrderViews.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { createOwnOrders } from './createOwnOrders.ts'
import { scopeOf } from './OwnScope.ts'
import { createOwnAdsRepository } from './ownAds.repository.ts'
import { readSavedQuery } from './saved-searches/readSavedQuery.ts'
import { createSavedSearchesRepository } from './savedSearches.repository.ts'
import { toFavourite, toOwnAd } from './toOwnAd.ts'
import { toPage } from './toPage.ts'

export type AccountDependencies = Pick<
  OrderParts,
  'access' | 'database' | 'clock' | 'ads' | 'sections' | 'starters'
>

/** What a user has: ads, orders, favourites, searches. */
export const accountRoutes: FastifyPluginAsync<AccountDependencies> = async (app, parts) => {
  const { database, clock } = parts
  const ads = createOwnAdsRepository(database, clock)
  const ownOrders = createOwnOrders(database)
  const orders = createOrdersRepository(database)
  const view = createOrderViews(parts)
  const searches = createSavedSearchesRepository(database)

  serveCall(app, listOwnAdsCall, async (request) => {
    const { rows, total } = await ads.own(scopeOf(request), request.query.filter)

    return toPage(request, total, rows.map(toOwnAd))
  })

  serveCall(app, listFavouritesCall, async (request) => {
    const { rows, total } = await ads.favourites(scopeOf(request))

    return toPage(request, total, rows.map(toFavourite))
  })

  serveCall(app, listOwnOrdersCall, async (request) => {
    const { ids, total } = await ownOrders(scopeOf(request))

    return toPage(request, total, await view(await orders.byIds(ids), request.user.userId))
  })

  serveCall(app, listConversationsCall, async (request) => {
    const { isHidden } = request.query
    const { rows, total } = await listConversations(database, { ...scopeOf(request), isHidden })
    const now = clock()

    return toPage(
      request,
      total,
      rows.map((row) => toConversationItem(row, now)),
    )
  })

  serveCall(app, listSavedSearchesCall, async ({ user, caller }) => ({
    data: (await searches.own(user.userId, caller.brand)).map((row) => ({
      ...row,
      isMeaningful: readSavedQuery(row.query) !== null,
      createdAt: row.createdAt.toISOString(),
    })),
  }))
}
