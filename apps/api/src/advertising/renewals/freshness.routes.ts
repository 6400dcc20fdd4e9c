import { confirmFreshnessCall } from '@inzrt/contracts/ads/freshness'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import { adNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { eventNotAllowed } from '../adProblems.ts'
import { confirmAd } from './confirmAd.ts'
import { lockAskedWith } from './lockAskedWith.ts'

/** A paused one may have been paused for silence. */
const HOLDING: ReadonlySet<string> = new Set(['published', 'paused'])

/** „Stále platí“: of one ad, or by a letter of all that it asked about. */
export const freshnessRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, ownedAds, rights, sections, clock, orders } = parts

  serveCall(
    app,
    confirmFreshnessCall,
    async ({ params, body, caller, user }) => {
      const id = adIdOf(params.slug)
      // One a letter of many names first may be deleted since: the letter asked about the others as well.
      const ad = id === null ? null : await ownedAds.findKept(id, caller.brand)
      if (!ad) throw adNotFound()
      const opens = (purpose: 'still valid' | 'all still valid') =>
        orders.links.opens(body.token, purpose, ad.id, ad.askedAt)
      const isOfAll = opens('all still valid')
      if (!isOfAll && ad.state === 'deleted') throw adNotFound()
      if (!isOfAll && !opens('still valid'))
        await rights.require(ad, { user, caller, password: body.password })
      const catalogue = await sections.catalogue()
      const now = clock()
      const holding = await database.db.transaction(async (tx) => {
        const locked = isOfAll
          ? await lockAskedWith(tx, ad)
          : [await ownedAds.lock(tx, ad.id, ad.brandCode)]
        const holding = locked.flatMap((one) => (one && HOLDING.has(one.state) ? [one] : []))
        for (const one of holding)
          await confirmAd(tx, one, { now, section: await catalogue.sectionOf(one) })

        return holding
      })
      const [first] = holding
      if (!first) throw eventNotAllowed()

      return {
        slug: first.slug,
        message:
          holding.length === 1
            ? 'Děkujeme. Inzerát jsme označili jako ověřený.'
            : `Děkujeme. Jako ověřené jsme označili ${countOf(holding.length, WORD_FORMS.advert)}.`,
      }
    },
    { missing: adNotFound },
  )
}
