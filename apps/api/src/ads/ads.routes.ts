import { listAdvertisementsCall, readAdvertisementCall } from '@inzrt/contracts/advertisementDetail'
import type { FastifyPluginAsync } from 'fastify'
import type { BannersRepository } from '../banners/banners.repository.ts'
import type { Clock } from '../clock/Clock.ts'
import { adNotFound, sectionNotFound } from '../errors/problems.ts'
import { serveCall } from '../http/serveCall.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import { adIdOf } from './adIdOf.ts'
import type { AdsRepository } from './ads.repository.ts'
import { listAds } from './listAds.ts'
import type { ListingRepository } from './listing.repository.ts'
import { readAd } from './readAd.ts'

export type AdsDependencies = {
  ads: AdsRepository
  listings: ListingRepository
  sections: SectionsRepository
  banners: BannersRepository
  clock: Clock
}

export const adsRoutes: FastifyPluginAsync<AdsDependencies> = async (
  app,
  { ads, listings, sections, banners, clock },
) => {
  serveCall(app, listAdvertisementsCall, async ({ query, caller: { brand }, url }) => {
    const catalogue = await sections.catalogue()
    const node = query.sectionSlug ? catalogue.bySlug(brand, query.sectionSlug) : null
    if (query.sectionSlug && !node) throw sectionNotFound()
    if (query.type === 'banner')
      return { data: await (node ? banners.ofSection(node) : banners.ofSite(brand)) }
    const listed = node ?? {
      brandCode: brand,
      ids: null,
      cells: catalogue.roots(brand).flatMap(({ cells }) => cells),
    }

    return (await listAds(listings, catalogue, listed, query, url)).list
  })

  serveCall(
    app,
    readAdvertisementCall,
    async ({ params, query, caller: { brand } }) => {
      const id = adIdOf(params.slug)
      const record = id === null ? null : await ads.findPublished(id, brand)
      if (!record) throw adNotFound()

      return {
        data: await readAd(ads, await sections.catalogue(), record, query.include ?? [], clock()),
      }
    },
    { missing: adNotFound },
  )
}
