import {
  listAdvertisementsCall,
  listSellersAdsCall,
} from '@inzrt/contracts/ads/advertisementDetail'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'
import type { FastifyPluginAsync } from 'fastify'
import { adNotFound, onlyInSection, sectionNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdvertisersRepository } from '../advertisers/advertisers.repository.ts'
import type { BannersRepository } from '../banners/banners.repository.ts'
import { commonSet } from '../sections/commonSet.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import { needsCounting } from './AdFilter.ts'
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

/** Of a section these are found by its own indexes; of a site by reading all its ads. */
const readsEveryAd = (query: ParsedQueryOf<typeof listAdvertisementsCall>): boolean =>
  needsCounting(query) || query.place !== undefined || query.sort.startsWith('price_')

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
    if (!node && readsEveryAd(query)) throw onlyInSection()
    const listed = (node && { ...node, attributeSet: commonSet(node) }) ?? {
      brandCode: brand,
      ids: catalogue.visibleIds(brand),
      cells: catalogue.roots(brand).flatMap(({ cells }) => cells),
      attributeSet: null,
    }

    return (await listAds(sources, catalogue, listed, query, url)).list
  })

  serveCall(
    app,
    listSellersAdsCall,
    async ({ params, caller: { brand } }) => {
      const id = adIdOf(params.slug)
      if (id === null || !(await ads.findPublished(id, brand))) throw adNotFound()
      const rows = await advertisers.othersOf(id, brand)
      const sectionOf = await (await sections.catalogue()).sectionsOf(rows)

      return { data: rows.map((row) => toAdListItem(row, sectionOf(row))) }
    },
    { missing: adNotFound },
  )
}
