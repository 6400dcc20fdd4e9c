import { searchCall } from '@inzrt/contracts/browse/search'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Reads } from '../../platform/database/replicas/createReads.ts'
import { serveRead } from '../../platform/http/serveRead.ts'
import type { PlaceBook } from '../localities/places/createPlaceBook.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import type { SearchSources } from './findAds.ts'
import { runSearch } from './runSearch.ts'

export type SearchDependencies = Omit<SearchSources, 'search'> & {
  reads: Reads<Pick<SearchSources, 'search'>>
  sections: SectionsRepository
  placeBook: PlaceBook
  clock: Clock
}

export const searchRoutes: FastifyPluginAsync<SearchDependencies> = async (app, deps) => {
  serveRead(app, deps.reads, searchCall, async ({ query, caller, url }, { search }) => {
    const { brand } = caller
    const catalogue = await deps.sections.catalogue()

    return runSearch(
      {
        sources: { ...deps, search },
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
