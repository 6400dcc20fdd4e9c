import type { BannerFixture } from '@inzrt/fixtures/catalogue/BannerFixture'
import { generateBanners } from '@inzrt/fixtures/catalogue/generateBanners'
import { sections } from '@inzrt/fixtures/sections/sections'
import type { Pool } from 'pg'
import { insertRows } from './insertRows.ts'

const idOf = new Map(sections.map(({ slug, id }) => [slug, id]))

const toRow = (banner: BannerFixture) => ({
  id: banner.id,
  brand_code: banner.brand,
  section_id: banner.sectionSlug === null ? null : (idOf.get(banner.sectionSlug) ?? null),
  position: banner.position,
  image_path: banner.imagePath,
  target_url: banner.targetUrl,
  alt: banner.alt,
  advertiser: banner.advertiser,
  is_active: true,
})

/** The demo's banners; those without a section belong to the whole site. */
export const seedBanners = async (pool: Pool): Promise<void> => {
  await insertRows(pool, 'banners', generateBanners().map(toRow))
}
