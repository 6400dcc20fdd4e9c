import {
  bringFavouritesCall,
  listMarkedAdsCall,
  markFavouriteCall,
  unmarkFavouriteCall,
} from '@inzrt/contracts/account/favourite'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { createMarkedAds } from './createMarkedAds.ts'
import { createFavouritesRepository } from './favourites.repository.ts'

export type FavouritesDependencies = {
  database: Database
  clock: Clock
  sections: SectionsRepository
}

const idsOf = ({ slugs }: { slugs: readonly string[] }): number[] =>
  slugs.map(adIdOf).filter((id) => id !== null)

/** Ads that a user marks to find them again. */
export const favouritesRoutes: FastifyPluginAsync<FavouritesDependencies> = async (app, parts) => {
  const favourites = createFavouritesRepository(parts.database, parts.clock)
  const markedAds = createMarkedAds(parts)

  serveCall(app, markFavouriteCall, async ({ params, user, caller }) => {
    const id = adIdOf(params.slug)
    if (id === null || !(await favourites.mark(user.userId, caller.brand, [id]))) throw adNotFound()

    return { message: 'Inzerát je v oblíbených.' }
  })

  serveCall(app, bringFavouritesCall, async ({ body, user, caller }) => {
    await favourites.mark(user.userId, caller.brand, idsOf(body))

    return { message: 'Oblíbené inzeráty jsou ve vašem účtu.' }
  })

  serveCall(app, listMarkedAdsCall, async ({ body, caller }) => ({
    data: await markedAds(idsOf(body), caller.brand),
  }))

  serveCall(app, unmarkFavouriteCall, async ({ params, user }) => {
    const id = adIdOf(params.slug)
    if (id === null || !(await favourites.isThere(id))) throw adNotFound()
    await favourites.unmark(user.userId, id)

    return { message: 'Inzerát už v oblíbených není.' }
  })
}
