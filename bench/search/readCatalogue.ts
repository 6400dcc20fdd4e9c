import type { Brand } from '../../apps/api/src/platform/brand/Brand.ts'
import type { Database } from '../../apps/api/src/platform/database/openDatabase.ts'

/** A published ad as searches index it and as it is judged. */
export type CatalogueAd = Readonly<{
  id: number
  brand: Brand
  heading: string
  content: string
  type: string
  sectionSlug: string
}>

/** All published ads, the newest first. */
export const readCatalogue = async ({ pool }: Database): Promise<CatalogueAd[]> => {
  const { rows } = await pool.query<CatalogueAd>(
    `select ads.id, ads.brand_code as brand, heading, content, type, sections.slug as "sectionSlug"
     from ads join sections on sections.id = section_id
     where state = 'published' order by sort_at desc, ads.id desc`,
  )

  return rows
}
