import { toWordVectors } from '../../../apps/api/src/catalogue/search/toWordVectors.ts'
import { openDatabase } from '../../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../../apps/api/src/start/settings/readSettings.ts'
import type { AdsData } from '../../support/prepareAds.ts'
import type { SiteName } from '../../support/sites.ts'

/** So many of each site, in a section where nobody else advertises. */
const ADS = 6
/** Begins every heading, so that a search for it finds these ads and no others. */
export const PLANTED_WORD = 'hlemyzd'
/** They are this account's, which may see everything that is printed of an ad. */
export const SELLER = 'moderator'

/** An ad of a site and its section. */
export type Planted = Readonly<{ id: number; slug: string; section: string }>

const SECTION = `
  select sections.id, sections.slug from ads join sections on sections.id = section_id
  where ads.brand_code = $1 and not requires_age_proof
  group by 1 having count(*) >= ${ADS} order by count(*) desc, 1 limit 1`

const EMPTY = `update ads set state = 'expired' where section_id = $1 and state = 'published'`

const PUBLISH = `
  update ads set state = 'published', valid_until = now() + interval '60 days', created_at = now(), sort_at = now(),
    show_name = true, show_surname = true, price_type = 'czk', price_amount = 100000, type = 'offer',
    user_id = (select id from users where nickname = '${SELLER}')
  where id in (select id from ads where section_id = $1 order by id limit ${ADS})
  returning id, slug`

const TEXTS = `
  update ads set heading = $2, content = $3, first_name = $3, last_name = $3, nickname = $3,
    heading_words = $4::tsvector, all_words = $5::tsvector
  where id = any($1)`

const SELLERS = `
  update users set first_name = $1, last_name = $1, kind = 'business', company_name = $1, company_address = $1,
    company_register = $1, vat_id = $1
  where nickname = '${SELLER}'`

/** Ads of both sites whose every text, and their seller's, can be rewritten past every check. */
export const plantAds = async ({ env }: AdsData) => {
  const provided = await provideDatabase(readSettings(env))
  const { pool, close } = openDatabase(provided.url)
  const ids: number[] = []

  const plant = async (site: SiteName): Promise<Planted> => {
    const { rows } = await pool.query<{ id: number; slug: string }>(SECTION, [site])
    const [section] = rows
    await pool.query(EMPTY, [section?.id])
    const planted = await pool.query<{ id: number; slug: string }>(PUBLISH, [section?.id])
    const [ad] = planted.rows
    if (!section || !ad) throw new Error(`No section of ${site} has ${ADS} ads.`)
    ids.push(...planted.rows.map(({ id }) => id))

    return { ...ad, section: section.slug }
  }
  const planted = { general: await plant('general'), adult: await plant('adult') }

  return {
    planted,
    /** Writes a text into all of them, and the words by which a search finds them, as the api does. */
    write: async (text: string): Promise<void> => {
      const heading = `${PLANTED_WORD} ${text}`
      const { headingWords, allWords } = toWordVectors({ heading, content: text })
      await pool.query(TEXTS, [ids, heading, text, headingWords, allWords])
      await pool.query(SELLERS, [text])
    },
    stop: async (): Promise<void> => {
      await close()
      await provided.release()
    },
  }
}
