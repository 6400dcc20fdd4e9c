import { sql } from 'drizzle-orm'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { banners } from '../../platform/database/schema/banners.ts'
import { editions } from '../../platform/database/schema/editions.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { sellerPages } from '../../platform/database/schema/sellerPages.ts'
import { users } from '../../platform/database/schema/users.ts'

export type ImagesRepository = ReturnType<typeof createImagesRepository>

const path = sql.placeholder('path')
const brand = sql.placeholder('brand')
/** Of no ad yet, or of one whose section, and the one above it, asks for nothing the visitor has not given. */
const isOldEnough = sql`(${sql.placeholder('isAgeProved')}::boolean or ${sections.id} is null or not exists (
  select from ${sections} asking
  where asking.id in (${sections.id}, ${sections.parentId}) and asking.requires_age_proof))`

/** Whose pictures are whose. */
export const createImagesRepository = ({ pool }: Database) => {
  const mayShow = prepare<{ mayShow: boolean }>(
    pool,
    sql`select exists (
        select from ${adImages} join ${ads} on ${ads.id} = ${adImages.adId}
          join ${sections} on ${sections.id} = ${ads.sectionId}
        where ${adImages.path} = ${path} and ${ads.brandCode} = ${brand} and ${ads.state} = 'published'
          and ${isOldEnough}
      ) or exists (
        select from ${adImages} left join ${ads} on ${ads.id} = ${adImages.adId}
          left join ${sections} on ${sections.id} = ${ads.sectionId}
        where ${adImages.path} = ${path} and ${adImages.brandCode} = ${brand}
          and coalesce(${ads.state} not in ('blocked', 'rejected', 'deleted'), true)
          and ${isOldEnough}
      ) or exists (
        select from ${banners} where ${banners.imagePath} = ${path} and ${banners.brandCode} = ${brand}
      ) or exists (
        select from ${sellerPages} join ${users} on ${users.id} = ${sellerPages.userId}
        where ${sellerPages.logoPath} = ${path} and ${sellerPages.brandCode} = ${brand}
          and ${users.blockedAt} is null and ${users.deletedAt} is null
      ) or exists (
        select from ${editions} where ${editions.coverPath} = ${path}
      ) as "mayShow"`,
  )

  return {
    /**
     * A site shows the pictures of its own published ads and banners, and the logos of companies, nobody else's. An uploaded one
     * is shown before that to anyone who knows its address, which nobody can guess: its advertiser.
     */
    mayShow: async (
      imagePath: string,
      { brand: site, isAgeProved }: Pick<Caller, 'brand' | 'isAgeProved'>,
    ): Promise<boolean> =>
      (await mayShow({ path: imagePath, brand: site, isAgeProved }))[0]?.mayShow ?? false,
  }
}
