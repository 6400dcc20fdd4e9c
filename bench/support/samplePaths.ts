import { openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { toTwoWordQuery } from '../data/toTwoWordQuery.ts'
import type { AdsData } from './prepareAds.ts'

const ADS = `
  select slug, heading from ads where state = 'published' and brand_code = $1
  order by md5(id::text) limit $2`

const SECTIONS = `
  select slug from sections where brand_code = $1 and parent_id is not null
  order by md5(id::text) limit $2`

export type PagePaths = Readonly<Record<'home' | 'listing' | 'detail' | 'search', string[]>>

/** Addresses of a site's pages, the same ones for the same data. */
export const samplePaths = async (
  { env }: AdsData,
  brand: 'general' | 'adult',
  wanted: number,
): Promise<PagePaths> => {
  const provided = await provideDatabase(readSettings(env))
  const { pool, close } = openDatabase(provided.url, { maxConnections: 1, statementTimeoutMs: 0 })
  const ads = await pool.query<{ slug: string; heading: string }>(ADS, [brand, wanted])
  const sections = await pool.query<{ slug: string }>(SECTIONS, [brand, wanted])
  await close()
  await provided.release()

  return {
    home: ['/'],
    listing: sections.rows.map(({ slug }) => `/${slug}`),
    detail: ads.rows.map(({ slug }) => `/${slug}`),
    search: ads.rows.flatMap(({ heading }) => {
      const term = toTwoWordQuery(heading)
      return term ? [`/search?${new URLSearchParams({ term })}`] : []
    }),
  }
}
