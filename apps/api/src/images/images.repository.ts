import { sql } from 'drizzle-orm'
import type { Brand } from '../brand/Brand.ts'
import type { Database } from '../database/openDatabase.ts'
import { prepare } from '../database/prepare.ts'
import { adImages } from '../database/schema/adImages.ts'
import { ads } from '../database/schema/ads.ts'
import { banners } from '../database/schema/banners.ts'
import { editions } from '../database/schema/editions.ts'

export type ImagesRepository = ReturnType<typeof createImagesRepository>

const path = sql.placeholder('path')
const brand = sql.placeholder('brand')

/** Whose pictures are whose. */
export const createImagesRepository = ({ pool }: Database) => {
  const mayShow = prepare<{ mayShow: boolean }>(
    pool,
    sql`select exists (
        select from ${adImages} join ${ads} on ${ads.id} = ${adImages.adId}
        where ${adImages.path} = ${path} and ${ads.brandCode} = ${brand} and ${ads.state} = 'published'
      ) or exists (
        select from ${adImages} left join ${ads} on ${ads.id} = ${adImages.adId}
        where ${adImages.path} = ${path} and ${adImages.brandCode} = ${brand}
          and coalesce(${ads.state} not in ('blocked', 'rejected', 'deleted'), true)
      ) or exists (
        select from ${banners} where ${banners.imagePath} = ${path} and ${banners.brandCode} = ${brand}
      ) or exists (
        select from ${editions} where ${editions.coverPath} = ${path}
      ) as "mayShow"`,
  )

  return {
    /**
     * A site shows the pictures of its own published ads and banners, nobody else's. An uploaded one
     * is shown before that to whoever knows its address, which nobody can guess: its advertiser.
     */
    mayShow: async (imagePath: string, site: Brand): Promise<boolean> =>
      (await mayShow({ path: imagePath, brand: site }))[0]?.mayShow ?? false,
  }
}
