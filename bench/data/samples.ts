import type { Brand } from '../../apps/api/src/platform/brand/Brand.ts'
import type { Database } from '../../apps/api/src/platform/database/openDatabase.ts'

export type AdSample = { readonly id: number; readonly brand: Brand; readonly heading: string }

/** Places in a list deep enough that counting up to them would be felt. */
export type DeepPlace = {
  readonly brand: Brand
  readonly sectionId: number
  readonly sortAt: Date
  readonly id: number
}

/** Published ads spread evenly over the database. */
export const sampleAds = async ({ pool }: Database, wanted: number): Promise<AdSample[]> => {
  const { rows } = await pool.query<AdSample>(
    `select id, brand_code as brand, heading
     from (select *, row_number() over (order by id) as at, count(*) over () as total
           from ads where state = 'published') published
     where at % greatest(1, total / $1) = 0 order by id limit $1`,
    [wanted],
  )

  return rows
}

/** In every section of some size, the place in the middle of its ads. */
export const sampleDeepPlaces = async ({ pool }: Database): Promise<DeepPlace[]> => {
  const { rows } = await pool.query<DeepPlace>(
    `select brand_code as brand, section_id as "sectionId", sort_at as "sortAt", id
     from (select *, row_number() over (partition by section_id order by sort_at desc, id desc) as at,
             count(*) over (partition by section_id) as total
           from ads where state = 'published') published
     where at = total / 2 and total > 100`,
  )

  return rows
}
