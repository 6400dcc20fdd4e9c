import { searchPrintedAdsCall } from '@inzrt/contracts/newspaper/printedAd'
import { readQuery } from '@inzrt/domain/search'
import type { FastifyPluginAsync } from 'fastify'
import { toEditionUrl } from '../../catalogue/editions/toEdition.ts'
import { LEXEME } from '../../catalogue/search/lexemes.ts'
import { toTextQuery } from '../../catalogue/search/toTextQuery.ts'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import { sectionNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { type ArchiveRepository, NO_PRINTS } from './archive.repository.ts'

export type ArchiveDependencies = { archive: ArchiveRepository; sections: SectionsRepository }

export const archiveRoutes: FastifyPluginAsync<ArchiveDependencies> = async (
  app,
  { archive, sections },
) => {
  serveCall(
    app,
    searchPrintedAdsCall,
    async ({ query: { q, sectionSlug, page, perPage }, caller: { brand } }) => {
      const catalogue = await sections.catalogue()
      const section = sectionSlug === undefined ? null : catalogue.bySlug(brand, sectionSlug)
      if (sectionSlug !== undefined && !section) throw sectionNotFound()
      const { terms } = readQuery(q)
      const words =
        terms.length > 0
          ? { found: toTextQuery(terms), named: toTextQuery(terms, LEXEME.named) }
          : null
      // Nothing of the site for adults is printed, and a search for nothing finds nothing.
      const isAsked =
        brand === 'general' && (words !== null || (q.trim() === '' && section !== null))
      const { prints, ...meta } = isAsked
        ? await archive.find({
            words,
            sectionIds: section?.ids ?? null,
            offset: (page - 1) * perPage,
            limit: perPage,
          })
        : NO_PRINTS

      const sectionOf = await catalogue.sectionsOf(prints)

      return {
        data: prints.map(({ sectionId, pdfPath, slug, isShown, ...print }) => {
          const { name, slug: ofSection } = sectionOf({ sectionId })

          return {
            ...print,
            sectionName: name,
            sectionSlug: ofSection,
            pdfPath: toEditionUrl(pdfPath),
            adSlug: isShown ? slug : null,
          }
        }),
        meta,
      }
    },
  )
}
