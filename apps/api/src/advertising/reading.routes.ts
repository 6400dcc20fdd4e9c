import { readAdvertisementCall } from '@inzrt/contracts/ads/advertisementDetail'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../catalogue/ads/adIdOf.ts'
import type { AdRecord } from '../catalogue/ads/ads.repository.ts'
import { isPublished } from '../catalogue/ads/isPublished.ts'
import { readAd } from '../catalogue/ads/readAd.ts'
import { adNotFound, ageNotProved } from '../platform/errors/problems.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { AdvertisingParts } from './AdvertisingParts.ts'
import { readApproval } from './approval/readApproval.ts'
import { headingMending } from './editing/headingMending.ts'
import { readChange } from './editing/readChange.ts'
import { pendingEmailOf } from './rights/adLinks.ts'
import { toOwnersPart } from './toOwnersPart.ts'

/** Reading one ad: the public sees a published one, its owner more, and in every state. */
export const readingRoutes: FastifyPluginAsync<AdvertisingParts> = async (
  app,
  { database, ads, ownedAds, rights, sections, clock },
) => {
  serveCall(
    app,
    readAdvertisementCall,
    async ({ params, query, caller, user }) => {
      const id = adIdOf(params.slug)
      const record = id === null ? null : await ownedAds.find(id, caller.brand)
      const mayChange = record !== null && rights.mayChange(record.ad, { user, caller })
      const catalogue = await sections.catalogue()
      const isPublic = (ad: AdRecord['ad']): boolean =>
        isPublished(ad, clock()) && catalogue.isVisible(ad.sectionId)
      if (!record || (!mayChange && !isPublic(record.ad))) throw adNotFound()
      const data = await readAd(ads, catalogue, record, query.include ?? [], clock())

      if (!mayChange && data.needsAgeProof && !caller.isAgeProved) throw ageNotProved()
      if (!mayChange) return { data }
      const approval = await readApproval(database, record.ad, clock())
      const pendingEmail = await pendingEmailOf(database, record.ad, clock())

      const { attributeSet } = await catalogue.sectionOf(record.ad)
      const change = await readChange(database, record.ad, attributeSet)

      const told = { approval, change, headingMending: headingMending(record.ad, clock()) }

      return { data: { ...data, ...toOwnersPart(record.ad, pendingEmail, told) } }
    },
    { missing: adNotFound },
  )
}
