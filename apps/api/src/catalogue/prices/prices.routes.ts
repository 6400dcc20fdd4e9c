import { readPriceGuideCall } from '@inzrt/contracts/ads/priceGuide'
import type { FastifyPluginAsync } from 'fastify'
import type { Reads } from '../../platform/database/replicas/createReads.ts'
import { sectionNotFound } from '../../platform/errors/problems.ts'
import { serveRead } from '../../platform/http/serveRead.ts'
import { adIdOf } from '../ads/adIdOf.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import type { PricesRepository } from './prices.repository.ts'
import { toPriceGuide } from './toPriceGuide.ts'

export type PricesDependencies = {
  reads: Reads<{ prices: PricesRepository }>
  sections: SectionsRepository
}

export const pricesRoutes: FastifyPluginAsync<PricesDependencies> = async (
  app,
  { reads, sections },
) => {
  serveRead(
    app,
    reads,
    readPriceGuideCall,
    async ({ query: { sectionSlug, heading, except }, caller: { brand } }, { prices }) => {
      const node = (await sections.catalogue()).bySlug(brand, sectionSlug)
      if (!node) throw sectionNotFound()
      // People have no price.
      const known = node.isDating
        ? []
        : await prices.ofThings({ brand, sectionId: node.id, heading, exceptId: adIdOf(except) })

      return { data: toPriceGuide(known) }
    },
    { missing: sectionNotFound },
  )
}
