import { searchCall } from '@inzrt/contracts/browse/search'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../platform/clock/Clock.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { PlaceBook } from '../localities/places/createPlaceBook.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import type { SearchSources } from './findAds.ts'
import { runSearch } from './runSearch.ts'

export type SearchDependencies = SearchSources & {
  sections: SectionsRepository
  placeBook: PlaceBook
  clock: Clock
}

export const searchRoutes: FastifyPluginAsync<SearchDependencies> = async (app, deps) => {
  serveCall(app, searchCall, async ({ query, caller: { brand }, url }) => {
    const catalogue = await deps.sections.catalogue()

    return runSearch(
      {
        sources: deps,
        placeBook: deps.placeBook,
        catalogue,
        brand,
        url,
        now: deps.clock(),
      },
      query,
    )
  })
}
