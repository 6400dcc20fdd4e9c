import {
  listAdvertisementsCall,
  listSellersAdsCall,
} from '@inzrt/contracts/ads/advertisementDetail'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'
import type { FastifyPluginAsync } from 'fastify'
import type { Reads } from '../../platform/database/replicas/createReads.ts'
import { adNotFound, onlyInSection, sectionNotFound } from '../../platform/errors/problems.ts'
import { serveRead } from '../../platform/http/serveRead.ts'
import type { AdvertisersRepository } from '../advertisers/advertisers.repository.ts'
import type { BannersRepository } from '../banners/banners.repository.ts'
import { commonSet } from '../sections/commonSet.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import { needsCounting } from './AdFilter.ts'
import { adIdOf } from './adIdOf.ts'
import type { AdsRepository } from './ads.repository.ts'
import { type ListingSources, listAds } from './listAds.ts'
import { toAdListItem } from './toAdListItem.ts'

type ReadSources = Pick<ListingSources, 'listings'> & {
  ads: AdsRepository
  advertisers: AdvertisersRepository
}

export type AdsDependencies = Omit<ListingSources, 'listings'> & {
  reads: Reads<ReadSources>
  sections: SectionsRepository
  banners: BannersRepository
}

/** Of a section these are found by its own indexes; of a site by reading all its ads. */
const readsEveryAd = (query: ParsedQueryOf<typeof listAdvertisementsCall>): boolean =>
  needsCounting(query) || query.place !== undefined || query.sort.startsWith('price_')

export const adsRoutes: FastifyPluginAsync<AdsDependencies> = async (
  app,
  { reads, sections, banners, placeBook },
) => {
  serveRead(app, reads, listAdvertisementsCall, async (request, { listings }) => {
    const { query, caller, url } = request
    const { brand } = caller
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

    return (await listAds({ listings, placeBook }, catalogue, listed, query, url)).list
  })

  serveRead(
    app,
    reads,
    listSellersAdsCall,
    async ({ params, caller: { brand } }, { ads, advertisers }) => {
      const id = adIdOf(params.slug)
      if (id === null || !(await ads.findPublished(id, brand))) throw adNotFound()
      const rows = await advertisers.othersOf(id, brand)
      const sectionOf = await (await sections.catalogue()).sectionsOf(rows)

      return { data: rows.map((row) => toAdListItem(row, sectionOf(row))) }
    },
    { missing: adNotFound },
  )
}
