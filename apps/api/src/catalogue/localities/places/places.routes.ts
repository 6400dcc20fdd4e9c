import { searchPlacesCall } from '@inzrt/contracts/browse/place'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../../platform/clock/Clock.ts'
import { sectionNotFound } from '../../../platform/errors/problems.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import { countByLocality } from '../../search/ad-index/countByLocality.ts'
import type { AdIndexSource } from '../../search/ad-index/openAdIndex.ts'
import type { SectionsRepository } from '../../sections/sections.repository.ts'
import type { PlaceBook } from './createPlaceBook.ts'

export type PlacesDependencies = {
  placeBook: PlaceBook
  adIndex: AdIndexSource
  sections: SectionsRepository
  clock: Clock
}

export const placesRoutes: FastifyPluginAsync<PlacesDependencies> = async (
  app,
  { placeBook, adIndex, sections, clock },
) => {
  serveCall(
    app,
    searchPlacesCall,
    async ({ query: { term, sectionSlug }, caller: { brand } }) => {
      const catalogue = await sections.catalogue()
      const node = sectionSlug === undefined ? null : catalogue.bySlug(brand, sectionSlug)
      if (sectionSlug !== undefined && !node) throw sectionNotFound()
      const known = await adIndex.current()
      const counts = countByLocality(known[brand], node?.ids ?? null, clock().getTime())

      return { data: await placeBook.suggest(term, counts) }
    },
    { missing: sectionNotFound },
  )
}
