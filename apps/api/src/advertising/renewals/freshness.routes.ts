import { confirmFreshnessCall } from '@inzrt/contracts/ads/freshness'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { adNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { eventNotAllowed } from '../adProblems.ts'
import { applyEvent } from '../editing/applyEvent.ts'
import { SINK_DAYS, UNANSWERED_MAX } from './freshness.ts'

const DAY_MS = 86_400_000

/** „Stále platí“: gives an ad its place back, and publishes it again where silence paused it. */
export const freshnessRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, ownedAds, rights, sections, clock, orders } = parts

  serveCall(
    app,
    confirmFreshnessCall,
    async ({ params, body, caller, user }) => {
      const id = adIdOf(params.slug)
      const record = id === null ? null : await ownedAds.find(id, caller.brand)
      if (!record) throw adNotFound()
      const { ad } = record
      if (!orders.links.opens(body.token, 'still valid', ad.id, ad.askedAt))
        await rights.require(ad, { user, caller, password: body.password })
      const catalogue = await sections.catalogue()
      const now = clock()
      await database.db.transaction(async (tx) => {
        const locked = await ownedAds.lock(tx, ad.id, ad.brandCode)
        if (locked?.state !== 'published' && locked?.state !== 'paused') throw eventNotAllowed()
        const hasSunk = locked.unansweredAsks >= UNANSWERED_MAX
        const restored = new Date(locked.sortAt.getTime() + SINK_DAYS * DAY_MS)
        await tx
          .update(ads)
          .set({ confirmedAt: now, unansweredAsks: 0, ...(hasSunk && { sortAt: restored }) })
          .where(eq(ads.id, ad.id))
        if (locked.state === 'paused' && hasSunk)
          await applyEvent(tx, {
            ad: locked,
            ...{ event: 'resume', actor: 'owner', now },
            guards: { approvalDue: locked.stateReason !== null },
            section: await catalogue.sectionOf(locked),
          })
      })

      return { message: 'Děkujeme. Inzerát jsme označili jako ověřený.' }
    },
    { missing: adNotFound },
  )
}
