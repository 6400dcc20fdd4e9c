import { readAdvertiserCall } from '@inzrt/contracts/browse/advertiser'
import type { FastifyPluginAsync } from 'fastify'
import { profileNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { pagingOf } from '../ads/pagingOf.ts'
import { toAdListItem } from '../ads/toAdListItem.ts'
import { toAdPage } from '../ads/toAdPage.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import { type AdvertisersRepository, PROFILE_ORDER } from './advertisers.repository.ts'
import { toAdvertiser } from './toAdvertiser.ts'

type Dependencies = { advertisers: AdvertisersRepository; sections: SectionsRepository }

export const advertisersRoutes: FastifyPluginAsync<Dependencies> = async (
  app,
  { advertisers, sections },
) => {
  serveCall(
    app,
    readAdvertiserCall,
    async ({ params, query, caller: { brand }, url }) => {
      const paging = pagingOf(query, PROFILE_ORDER)
      const found = await advertisers.find(params.nickname, brand)
      if (!found) throw profileNotFound()
      const rows = await advertisers.readPage(found, brand, paging)
      const sectionOf = await (await sections.catalogue()).sectionsOf(rows)
      const page = { rows, total: found.adsCount, paging, order: PROFILE_ORDER, url }

      return {
        data: {
          ...toAdvertiser(found),
          adsCount: found.adsCount,
          advertisements: toAdPage(page, (row) => toAdListItem(row, sectionOf(row))),
        },
      }
    },
    { missing: profileNotFound },
  )
}
