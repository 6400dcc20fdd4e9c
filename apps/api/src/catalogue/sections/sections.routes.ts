import {
  listSectionsCall,
  readSectionCall,
  readSisterSectionCall,
} from '@inzrt/contracts/browse/section'
import type { FastifyPluginAsync } from 'fastify'
import { sisterOf } from '../../platform/brand/Brand.ts'
import type { Reads } from '../../platform/database/replicas/createReads.ts'
import { sectionNotFound } from '../../platform/errors/problems.ts'
import { type CallRequest, serveCall } from '../../platform/http/serveCall.ts'
import { serveRead } from '../../platform/http/serveRead.ts'
import { readSectionPage, type SectionSources } from './readSectionPage.ts'
import type { SectionCatalogue } from './SectionCatalogue.ts'
import type { SectionNode } from './SectionNode.ts'
import type { SectionsRepository } from './sections.repository.ts'
import { toSection } from './toSection.ts'

export type SectionsDependencies = Omit<SectionSources, 'listings'> & {
  reads: Reads<Pick<SectionSources, 'listings'>>
  sections: SectionsRepository
}

/** Below a top section the home page shows one level more. */
const HOME_LEVELS = 1

export const sectionsRoutes: FastifyPluginAsync<SectionsDependencies> = async (app, deps) => {
  serveCall(app, listSectionsCall, async ({ query, caller: { brand } }) => {
    const catalogue = await deps.sections.catalogue()
    const levels = query.forHp ? HOME_LEVELS : Number.POSITIVE_INFINITY
    const own = catalogue.roots(brand).map((node) => toSection(node, brand, levels))
    const sister = query.includeSp ? catalogue.roots(sisterOf(brand)) : []

    return { data: [...own, ...sister.map((node) => toSection(node, brand, 0))] }
  })

  const answerSection = async (
    catalogue: SectionCatalogue,
    node: SectionNode,
    { query, caller, url }: Pick<CallRequest<typeof readSectionCall>, 'query' | 'caller' | 'url'>,
    { listings }: Pick<SectionSources, 'listings'>,
  ) => {
    const { include = [], ...listing } = query
    const { section, ...meta } = await readSectionPage(
      { ...deps, listings },
      catalogue,
      node,
      { ...listing, include },
      { url, viewer: caller.brand },
    )

    return { data: section, meta }
  }

  const missing = { missing: sectionNotFound }
  serveRead(
    app,
    deps.reads,
    readSectionCall,
    async ({ params, query, caller, url }, sources) => {
      const catalogue = await deps.sections.catalogue()
      const node = catalogue.bySlug(caller.brand, params.slug)
      if (!node) throw sectionNotFound()
      return answerSection(catalogue, node, { query, caller, url }, sources)
    },
    missing,
  )

  serveRead(app, deps.reads, readSisterSectionCall, async (request, sources) => {
    const {
      query: { slug, ...query },
      caller,
      url,
    } = request
    const catalogue = await deps.sections.catalogue()
    const sister = sisterOf(caller.brand)
    const node = slug ? catalogue.bySlug(sister, slug) : catalogue.roots(sister)[0]
    if (!node) throw sectionNotFound()

    return answerSection(catalogue, node, { query, caller, url }, sources)
  })
}
