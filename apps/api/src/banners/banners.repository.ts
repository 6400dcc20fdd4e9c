import type { Banner } from '@inzrt/contracts/browse/banner'
import { sql } from 'drizzle-orm'
import type { Brand } from '../brand/Brand.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { prepare } from '../database/prepare.ts'
import { banners } from '../database/schema/banners.ts'
import type { SectionNode } from '../sections/SectionNode.ts'

export type BannersRepository = ReturnType<typeof createBannersRepository>

const now = sql.placeholder('now')

/** A section shows its own banners; those of no section belong to the site's home and search. */
export const createBannersRepository = ({ pool }: Database, clock: Clock) => {
  const read = prepare<Banner>(
    pool,
    sql`
    select distinct on (position) id, position, image_path as "imagePath",
      target_url as "targetUrl", alt, advertiser
    from ${banners}
    where brand_code = ${sql.placeholder('brand')}
      and section_id is not distinct from ${sql.placeholder('sectionId')}
      and is_active
      and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
    order by position, id`,
  )

  return {
    ofSection: ({ brandCode, id }: SectionNode) =>
      read({ brand: brandCode, sectionId: id, now: clock() }),
    ofSite: (brand: Brand) => read({ brand, sectionId: null, now: clock() }),
  }
}
