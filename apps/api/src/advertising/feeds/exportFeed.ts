import { localityName } from '@inzrt/domain/locality'
import { feedRow } from '@inzrt/rules/feed'
import { and, asc, eq, gt, notInArray } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import type { FeedParts } from './FeedParts.ts'
import { latestAds, photosOf } from './latestAds.ts'

type Asked = Readonly<{ userId: number; brand: Brand; after: number }>

const BATCH_SIZE = 500

/** What can be changed by a file: all but what ended or was blocked. */
const OVER = ['deleted', 'closed', 'blocked'] as const

/** A seller's ads as the cells of lines, the next few behind one. */
export const exportFeed = async (
  { database: { db }, sections }: Pick<FeedParts, 'database' | 'sections'>,
  { userId, brand, after }: Asked,
) => {
  const rows = await db
    .select({ ad: ads, locality: localities })
    .from(ads)
    .innerJoin(localities, eq(localities.id, ads.localityId))
    .where(
      and(
        eq(ads.userId, userId),
        eq(ads.brandCode, brand),
        notInArray(ads.state, [...OVER]),
        gt(ads.id, after),
      ),
    )
    .orderBy(asc(ads.id))
    .limit(BATCH_SIZE)
  const sectionOf = await (await sections.catalogue()).sectionsOf(rows.map(({ ad }) => ad))
  const latest = await latestAds(
    db,
    rows.map(({ ad }) => ad),
  )
  const last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined

  return {
    data: latest.map((own, at) => {
      const { ad } = own
      const { slug: sectionSlug, attributeSet } = sectionOf(ad)
      const locality = rows[at]?.locality

      return feedRow({
        number: ad.ownNumber,
        slug: ad.slug,
        type: ad.type,
        sectionSlug,
        attributeSet,
        heading: ad.heading,
        content: ad.content,
        attributes: ad.attributes,
        price: { type: ad.priceType, amount: ad.priceAmount },
        photos: photosOf(own),
        psc: locality?.psc ?? '',
        placeName: locality ? localityName(locality) : '',
      })
    }),
    meta: { after: last ? String(last.ad.id) : null },
  }
}
