import type { Pool, PoolClient } from 'pg'
import { type Place, toLocalityRow } from '../toLocalityRow.ts'
import { weighLocalities } from '../weighLocalities.ts'

/** What became of the places that were there and those that came. */
export type Replacement = Readonly<{
  added: number
  kept: number
  removed: number
  stillUsed: number
}>

const BATCH = 4_000
const COLUMNS = `psc, region_name, district_name, city_district_name, municipality_name,
  municipality_part_name, municipality_folded, words`

const load = async (client: PoolClient, places: readonly Place[]): Promise<void> => {
  await client.query(
    `create temporary table incoming on commit drop as select ${COLUMNS} from localities with no data`,
  )
  for (let from = 0; from < places.length; from += BATCH)
    await client.query(
      `insert into incoming select ${COLUMNS} from jsonb_populate_recordset(null::localities, $1)`,
      [JSON.stringify(places.slice(from, from + BATCH).map(toLocalityRow))],
    )
}

/** A place that came again keeps its id. `xmax` is 0 where a row is new. */
const merge = (client: PoolClient) =>
  client.query<{ added: number; kept: number }>(`
    with merged as (
      insert into localities (${COLUMNS}) select distinct on (psc, district_name, municipality_name,
        municipality_part_name, city_district_name) ${COLUMNS} from incoming
      on conflict on constraint localities_place do update set
        region_name = excluded.region_name,
        municipality_folded = excluded.municipality_folded,
        words = excluded.words
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::integer as added,
      count(*) filter (where not is_new)::integer as kept
    from merged`)

const GONE = `not exists (
  select from incoming
  where (incoming.psc, incoming.district_name, incoming.municipality_name)
      = (localities.psc, localities.district_name, localities.municipality_name)
    and incoming.municipality_part_name is not distinct from localities.municipality_part_name
    and incoming.city_district_name is not distinct from localities.city_district_name)`
const USED = 'exists (select from ads where ads.locality_id = localities.id)'

const replace = async (client: PoolClient, places: readonly Place[]): Promise<Replacement> => {
  await load(client, places)
  const { rows } = await merge(client)
  const removed = await client.query(`delete from localities where ${GONE} and not ${USED}`)
  await weighLocalities(client)
  const used = await client.query(`select from localities where ${GONE}`)

  return {
    added: rows[0]?.added ?? 0,
    kept: rows[0]?.kept ?? 0,
    removed: removed.rowCount ?? 0,
    stillUsed: used.rowCount ?? 0,
  }
}

/**
 * Puts a list of places in the place of the present one, all or nothing. Places that ads stand in
 * stay, whether the list has them or not, so no ad loses its place.
 */
export const replaceLocalities = async (
  pool: Pool,
  places: readonly Place[],
): Promise<Replacement> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await replace(client, places)
    await client.query('commit')

    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
