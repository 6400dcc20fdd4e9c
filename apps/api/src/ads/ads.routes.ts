import { listAdvertisementsCall } from '@inzrt/contracts/advertisementDetail'
import type { FastifyPluginAsync } from 'fastify'
import type { BannersRepository } from '../banners/banners.repository.ts'
import { sectionNotFound } from '../errors/problems.ts'
import { serveCall } from '../http/serveCall.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import { listAds } from './listAds.ts'
import type { ListingRepository } from './listing.repository.ts'

export type AdsDependencies = {
  listings: ListingRepository
  sections: SectionsRepository
  banners: BannersRepository
}

export const adsRoutes: FastifyPluginAsync<AdsDependencies> = async (
  app,
  { listings, sections, banners },
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
}
