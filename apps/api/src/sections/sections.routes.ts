import {
  listSectionsCall,
  readSectionCall,
  readSisterSectionCall,
} from '@inzrt/contracts/browse/section'
import type { FastifyPluginAsync } from 'fastify'
import { sisterOf } from '../brand/Brand.ts'
import { sectionNotFound } from '../errors/problems.ts'
import { serveCall } from '../http/serveCall.ts'
import { readSectionPage, type SectionSources } from './readSectionPage.ts'
import type { SectionsRepository } from './sections.repository.ts'
import { toSection } from './toSection.ts'

export type SectionsDependencies = SectionSources & { sections: SectionsRepository }

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

  const missing = { missing: sectionNotFound }
  serveCall(
    app,
    readSectionCall,
    async ({ params, query, caller, url }) => {
      const catalogue = await deps.sections.catalogue()
      const node = catalogue.bySlug(caller.brand, params.slug)
      if (!node) throw sectionNotFound()
      const { include = [], ...listing } = query
      const page = await readSectionPage(deps, catalogue, node, { ...listing, include }, url)

      return { data: page.section, meta: { counts: page.counts } }
    },
    missing,
  )

  serveCall(app, readSisterSectionCall, async ({ query, caller: { brand } }) => {
    const catalogue = await deps.sections.catalogue()
    const sister = sisterOf(brand)
    const node = query.slug ? catalogue.bySlug(sister, query.slug) : catalogue.roots(sister)[0]
    if (!node) throw sectionNotFound()

    // The wall between the sites: a sister's section is a link, its ads and banners stay there.
    return { data: toSection(node, brand, 0) }
  })
}
