import { openDatabase } from '../../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../../apps/api/src/start/settings/readSettings.ts'
import type { AdsData } from '../../support/prepareAds.ts'
import type { SiteName } from '../../support/sites.ts'

type Place = Readonly<{ slug: string; site: SiteName }>

/** Ads whose every text is full of payloads, and sections whose lists hold all of them in headings. */
export type Planted = Readonly<{
  ads: readonly Place[]
  lists: readonly (Place & { ads: number })[]
}>

const PUBLISH = `update ads set state = 'published', valid_until = now() + interval '60 days'`

const HEADINGS = `
  update ads set heading = given.heading
  from (select id, row_number() over (order by id) - 1 as at from ads) as place
  join unnest($1::text[]) with ordinality as given(heading, nth) on true
  where place.id = ads.id and given.nth - 1 = place.at % cardinality($1::text[])`

/** Of both sites as long as there are; those of accounts, since their sellers have texts too. */
const CHOSEN = `
  select id, user_id, slug, brand_code as site from (
    select *, row_number() over (partition by brand_code order by id) as nth
    from (select distinct on (user_id) * from ads where user_id is not null order by user_id, id) as own
  ) as counted order by nth, brand_code limit $1`

const TEXTS = `
  update ads set heading = $2, content = $2, first_name = $2, last_name = $2, nickname = $2,
    email = $2, show_name = true, show_surname = true, show_email = true where id = $1`

const SELLER = `
  update users set nickname = $2, first_name = $2, last_name = $2, kind = 'business', company_name = $2,
    company_address = $2, company_register = $2, vat_id = $2 where id = $1`

const LISTS = `
  select sections.slug, sections.brand_code as site, count(*)::int as ads
  from ads join sections on sections.id = ads.section_id group by 1, 2`

/**
 * Writes payloads into the database itself, past every check: as headings of all ads, and, many in one, as every
 * text of some ads and of their sellers.
 */
export const plantTexts = async (
  { env }: AdsData,
  headings: readonly string[],
  batches: readonly string[],
): Promise<Planted> => {
  const provided = await provideDatabase(readSettings(env))
  const { pool, close } = openDatabase(provided.url)
  await pool.query(PUBLISH)
  await pool.query(HEADINGS, [headings])
  const { rows } = await pool.query<Place & { id: number; user_id: number }>(CHOSEN, [
    batches.length,
  ])
  for (const [at, batch] of batches.entries()) {
    await pool.query(TEXTS, [rows[at]?.id, batch])
    await pool.query(SELLER, [rows[at]?.user_id, `${batch} ${at}`])
  }
  const lists = await pool.query<Place & { ads: number }>(LISTS)
  await close()
  await provided.release()

  return { ads: rows, lists: lists.rows }
}
