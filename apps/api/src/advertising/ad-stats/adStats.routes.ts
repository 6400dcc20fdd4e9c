import {
  countViewCall,
  readAdStatsCall,
  readOwnStatsCall,
  type StatsDays,
} from '@inzrt/contracts/ads/adStats'
import type { FastifyPluginAsync } from 'fastify'
import { isPublished } from '../../catalogue/ads/isPublished.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import { adNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { findOwnedAd } from '../findOwnedAd.ts'
import { createViewCounter } from './createViewCounter.ts'
import { readAdDays } from './readAdDays.ts'
import { readOwnStats } from './readOwnStats.ts'

const FLUSH_MS = 10_000

/** How often ads are looked at, and how their owners learn of it. */
export const adStatsRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, ownedAds, rights, clock } = parts
  const views = createViewCounter(database, clock)
  const flush = () =>
    views.flush().catch((error) => app.log.warn({ err: error }, 'views not counted'))
  const timer = setInterval(flush, FLUSH_MS).unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    return flush()
  })

  const missing = { missing: adNotFound }

  serveCall(
    app,
    countViewCall,
    async ({ params, caller, user }) => {
      const ad = await findOwnedAd(ownedAds, params.slug, caller.brand)
      if (!isPublished(ad, clock())) throw adNotFound()
      if (!rights.mayChange(ad, { user, caller })) views.count(ad.id, clientOf(caller.address))

      return { message: 'Započítáno.' }
    },
    missing,
  )

  serveCall(
    app,
    readAdStatsCall,
    async ({ params, caller, user }) => {
      const ad = await findOwnedAd(ownedAds, params.slug, caller.brand)
      await rights.require(ad, { user, caller })
      await views.flush()

      return { data: await readAdDays(database, ad.id, clock()) }
    },
    missing,
  )

  serveCall(app, readOwnStatsCall, async ({ user: { userId }, caller: { brand }, query }) => {
    await views.flush()
    const days = query.days as StatsDays

    return { data: await readOwnStats(database, { userId, brand, days, now: clock() }) }
  })
}
