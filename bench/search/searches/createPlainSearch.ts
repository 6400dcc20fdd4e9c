import { toStems } from '@inzrt/domain/search'
import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'
import type { CatalogueAd } from '../readCatalogue.ts'
import { FIRST, type FoundAd, type Search } from './Search.ts'

const CREATE = `
  create temporary table plain_ads (
    id integer, brand text, heading text, type text, "sectionSlug" text, place integer, words tsvector)`

const FILL = `
  insert into plain_ads
  select id, brand, heading, type, section_slug, place,
    setweight(to_tsvector('simple', heading_stems), 'A') || to_tsvector('simple', stems)
  from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
    with ordinality as ads (id, brand, heading, type, section_slug, heading_stems, stems, place)`

const FIND = `
  select heading, type, "sectionSlug" from plain_ads, plainto_tsquery('simple', $2) query
  where brand = $1 and words @@ query
  order by ts_rank_cd(words, query) desc, place limit ${FIRST}`

const stemsOf = (text: string): string => toStems(text).join(' ')

/** PostgreSQL's own text search over the product's stems. */
export const createPlainSearch = async (
  { pool }: Database,
  ads: readonly CatalogueAd[],
): Promise<Search> => {
  await pool.query(CREATE)
  await pool.query(FILL, [
    ads.map(({ id }) => id),
    ads.map(({ brand }) => brand),
    ads.map(({ heading }) => heading),
    ads.map(({ type }) => type),
    ads.map(({ sectionSlug }) => sectionSlug),
    ads.map(({ heading }) => stemsOf(heading)),
    ads.map(({ content }) => stemsOf(content)),
  ])
  await pool.query('create index on plain_ads using gin (words)')

  return async (brand, query) =>
    (
      await pool.query<FoundAd>({
        name: 'plain_search',
        text: FIND,
        values: [brand, stemsOf(query)],
      })
    ).rows
}
