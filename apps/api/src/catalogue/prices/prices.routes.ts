import { readPriceGuideCall } from '@inzrt/contracts/ads/priceGuide'
import type { FastifyPluginAsync } from 'fastify'
import { sectionNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { adIdOf } from '../ads/adIdOf.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import type { PricesRepository } from './prices.repository.ts'
import { toPriceGuide } from './toPriceGuide.ts'

export type PricesDependencies = { prices: PricesRepository; sections: SectionsRepository }

export const pricesRoutes: FastifyPluginAsync<PricesDependencies> = async (
  app,
  { prices, sections },
) => {
  serveCall(
    app,
    readPriceGuideCall,
    async ({ query: { sectionSlug, heading, except }, caller: { brand } }) => {
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
