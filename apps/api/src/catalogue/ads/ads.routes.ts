import {
  listAdvertisementsCall,
  listSellersAdsCall,
} from '@inzrt/contracts/ads/advertisementDetail'
import type { FastifyPluginAsync } from 'fastify'
import { adNotFound, sectionNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdvertisersRepository } from '../advertisers/advertisers.repository.ts'
import type { BannersRepository } from '../banners/banners.repository.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import { adIdOf } from './adIdOf.ts'
import type { AdsRepository } from './ads.repository.ts'
import { type ListingSources, listAds } from './listAds.ts'
import { toAdListItem } from './toAdListItem.ts'

export type AdsDependencies = ListingSources & {
  ads: AdsRepository
  advertisers: AdvertisersRepository
  sections: SectionsRepository
  banners: BannersRepository
}

export const adsRoutes: FastifyPluginAsync<AdsDependencies> = async (
  app,
  { ads, advertisers, sections, banners, ...sources },
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

    return (await listAds(sources, catalogue, listed, query, url)).list
  })

  serveCall(
    app,
    listSellersAdsCall,
    async ({ params, caller: { brand } }) => {
      const id = adIdOf(params.slug)
      if (id === null || !(await ads.findPublished(id, brand))) throw adNotFound()
      const catalogue = await sections.catalogue()
      const rows = await advertisers.othersOf(id, brand)

      return { data: rows.map((row) => toAdListItem(row, catalogue.byId(row.sectionId))) }
    },
    { missing: adNotFound },
  )
}
