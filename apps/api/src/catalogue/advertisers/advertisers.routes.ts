import { type PublicRating, readAdvertiserCall } from '@inzrt/contracts/browse/advertiser'
import { otherSide } from '@inzrt/rules/deal'
import type { FastifyPluginAsync } from 'fastify'
import type { Reads } from '../../platform/database/replicas/createReads.ts'
import { profileNotFound } from '../../platform/errors/problems.ts'
import { serveRead } from '../../platform/http/serveRead.ts'
import { pagingOf } from '../ads/pagingOf.ts'
import { toAdListItem } from '../ads/toAdListItem.ts'
import { toAdPage } from '../ads/toAdPage.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import {
  type AdvertisersRepository,
  PROFILE_ORDER,
  type RatingOfProfile,
} from './advertisers.repository.ts'
import { toRatingSummary } from './ratingsOf.ts'
import { countWithin, readSought } from './readSought.ts'
import { toAdvertiser } from './toAdvertiser.ts'
import { toCompanyPage } from './toCompanyPage.ts'

type Dependencies = {
  reads: Reads<{ advertisers: AdvertisersRepository }>
  sections: SectionsRepository
}

/** Written by a buyer, it is of somebody who sold. */
const toPublicRating = ({ side, createdAt, ...rating }: RatingOfProfile): PublicRating => ({
  ...rating,
  ratedAs: otherSide(side),
  ratedAt: createdAt.toISOString(),
})

export const advertisersRoutes: FastifyPluginAsync<Dependencies> = async (
  app,
  { reads, sections },
) => {
  serveRead(
    app,
    reads,
    readAdvertiserCall,
    async ({ params, query, caller: { brand }, url }, { advertisers }) => {
      const paging = pagingOf(query, PROFILE_ORDER)
      const found = await advertisers.find(params.nickname, brand)
      if (!found) throw profileNotFound()
      const catalogue = await sections.catalogue()
      const sought = readSought(catalogue, brand, query)
      const [rows, shares, ratings] = await Promise.all([
        advertisers.readPage(found, brand, sought, paging),
        advertisers.readSharesOf(found, brand, sought.words),
        advertisers.ratingsOf(found.id, brand),
      ])
      const rating = toRatingSummary(found.rating)
      const sectionOf = await catalogue.sectionsOf([...rows, ...shares])
      const total = countWithin(shares, sought.sectionIds)
      const page = { rows, total, paging, order: PROFILE_ORDER, url }

      return {
        data: {
          ...toAdvertiser(found),
          ...toCompanyPage(found.page),
          adsCount: found.adsCount,
          ...(rating && { rating }),
          ratings: ratings.map(toPublicRating),
          sections: shares.map((share) => {
            const { slug, name } = sectionOf(share)

            return { slug, name, adsCount: share.adsCount }
          }),
          advertisements: toAdPage(page, (row) => toAdListItem(row, sectionOf(row))),
        },
      }
    },
    { missing: profileNotFound },
  )
}
