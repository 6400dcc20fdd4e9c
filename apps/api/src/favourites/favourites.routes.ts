import {
  bringFavouritesCall,
  markFavouriteCall,
  unmarkFavouriteCall,
} from '@inzrt/contracts/favourite'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../ads/adIdOf.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { adNotFound } from '../errors/problems.ts'
import { serveCall } from '../http/serveCall.ts'
import { createFavouritesRepository } from './favourites.repository.ts'

export type FavouritesDependencies = { database: Database; clock: Clock }

/** Ads that a user marks to find them again. */
export const favouritesRoutes: FastifyPluginAsync<FavouritesDependencies> = async (
  app,
  { database, clock },
) => {
  const favourites = createFavouritesRepository(database, clock)

  serveCall(app, markFavouriteCall, async ({ params, user, caller }) => {
    const id = adIdOf(params.slug)
    if (id === null || !(await favourites.mark(user.userId, caller.brand, [id]))) throw adNotFound()

    return { message: 'Inzerát je v oblíbených.' }
  })

  serveCall(app, bringFavouritesCall, async ({ body, user, caller }) => {
    const ids = body.slugs.map(adIdOf).filter((id) => id !== null)
    await favourites.mark(user.userId, caller.brand, ids)

    return { message: 'Oblíbené inzeráty jsou ve vašem účtu.' }
  })

  serveCall(app, unmarkFavouriteCall, async ({ params, user }) => {
    const id = adIdOf(params.slug)
    if (id === null || !(await favourites.isThere(id))) throw adNotFound()
    await favourites.unmark(user.userId, id)

    return { message: 'Inzerát už v oblíbených není.' }
  })
}
