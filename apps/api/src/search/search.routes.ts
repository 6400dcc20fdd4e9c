import { searchCall } from '@inzrt/contracts/search'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../http/serveCall.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import { runSearch, type SearchSources } from './runSearch.ts'

export type SearchDependencies = SearchSources & { sections: SectionsRepository }

export const searchRoutes: FastifyPluginAsync<SearchDependencies> = async (app, deps) => {
  serveCall(app, searchCall, async ({ query, caller: { brand }, url }) =>
    runSearch(deps, await deps.sections.catalogue(), brand, query, url),
  )
}
