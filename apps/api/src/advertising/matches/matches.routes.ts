import { listMatchesCall } from '@inzrt/contracts/ads/matches'
import type { FastifyPluginAsync } from 'fastify'
import { toAdListItem } from '../../catalogue/ads/toAdListItem.ts'
import { adNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { findOwnedAd } from '../findOwnedAd.ts'
import { createMatchingAds } from './matchingAds.repository.ts'

/** What suits an ad, for its owner. */
export const matchesRoutes: FastifyPluginAsync<AdvertisingParts> = async (
  app,
  { database, ownedAds, rights, sections, clock },
) => {
  const readMatching = createMatchingAds(database, clock)

  serveCall(
    app,
    listMatchesCall,
    async ({ params, caller, user }) => {
      const ad = await findOwnedAd(ownedAds, params.slug, caller.brand)
      await rights.require(ad, { user, caller })
      const rows = await readMatching(ad)
      const sectionOf = await (await sections.catalogue()).sectionsOf(rows)

      return { data: rows.map((row) => toAdListItem(row, sectionOf(row))) }
    },
    { missing: adNotFound },
  )
}
