import type { Database } from '../../apps/api/src/platform/database/openDatabase.ts'

const TEXT = `
  with hits as materialized (
    select id, section_id, sort_at from ads
    where brand_code = $1 and state = 'published' and heading_words @@ $2::tsquery
  )
  select
    (select json_agg(cell) from (
      select section_id, count(*) from hits group by section_id) cell) as cells,
    array(select id from hits order by sort_at desc, id desc limit 24) as ids`

/** Searches headings alone: the newest 24 ads and exact counts of every section. */
export const headingSearch = ({ pool }: Database, brand: string, query: string) =>
  pool.query({ name: 'bench_headings', text: TEXT, values: [brand, query] })
