import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'

const SECTIONS = 20
const ADS = 40

const ADS_QUERY = `
  select slug from ads where brand_code = 'general' and state = 'published'
  order by id desc limit $1`

const SECTIONS_QUERY = `
  select slug from sections where brand_code = 'general' and parent_id is not null
  order by slug limit $1`

/** What visitors read and call, and as many other ads as are wanted, which may be blocked. */
export const readPlaces = async ({ pool }: Pick<Database, 'pool'>, wanted: number) => {
  const read = async (query: string, count: number): Promise<string[]> =>
    (await pool.query<{ slug: string }>(query, [count])).rows.map(({ slug }) => slug)
  const sections = await read(SECTIONS_QUERY, SECTIONS)
  const ads = await read(ADS_QUERY, ADS + wanted)

  return {
    pages: ['/', ...[...sections, ...ads.slice(0, ADS)].map((slug) => `/${slug}`)],
    calls: sections.map((slug) => `/api/front/sections/slug/${slug}`),
    otherAds: ads.slice(ADS),
  }
}
