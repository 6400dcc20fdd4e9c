import { stem, tokenize } from '@inzrt/domain/search'
import { foldLetters } from '@inzrt/domain/text'
import type { Pool } from 'pg'
import type { AdFilter } from '../../ads/AdFilter.ts'

/** A place a query may name, the region it lies in, and the filter that keeps to it. */
export type NamedPlace = Readonly<{
  name: string
  folded: string
  /** Its words, folded, with a space between. */
  words: string
  region: string
  filter: Pick<AdFilter, 'region' | 'district' | 'psc'>
}>

/** Places by the stems of their words. */
export type NamedPlaces = Readonly<{
  find: (stems: readonly string[]) => NamedPlace | undefined
  /** The region of a postal code that is in use. */
  regionOf: (psc: string) => string | undefined
  /** Towns and parts of towns whose name begins so, in order of the alphabet. */
  beginningWith: (folded: string) => readonly string[]
}>

/** Towns that give their district its name, their parts, districts, regions, other municipalities by their first code. */
const READ = `
  select distinct city_district_name as name, city_district_name as district, null as psc, region_name as region
  from localities where city_district_name is not null
  union all
  select distinct municipality_name, district_name, null, region_name from localities
  where district_name in (municipality_name, municipality_name || '-město', 'Hlavní město ' || municipality_name)
  union all
  select distinct district_name, district_name, null, region_name from localities
  union all
  select distinct case when region_name like '%ký' then region_name || ' kraj' else region_name end,
    null, null, region_name
  from localities
  union all
  select municipality_name, null, min(psc), min(region_name) from localities
  group by municipality_name having count(distinct district_name) = 1`

const READ_REGIONS = 'select psc, min(region_name) as region from localities group by psc'

type Row = Readonly<{ name: string; district: string | null; psc: string | null; region: string }>

const keyOf = (stems: readonly string[]): string => stems.join(' ')

const filterOf = ({ district, psc, region }: Row): NamedPlace['filter'] => {
  if (district !== null) return { district }

  return psc === null ? { region } : { psc }
}

const toPlace = (row: Row): NamedPlace => ({
  name: row.name,
  folded: foldLetters(row.name),
  words: tokenize(row.name).join(' '),
  region: row.region,
  filter: filterOf(row),
})

const createNamedPlaces = (
  rows: readonly Row[],
  regions: readonly Readonly<{ psc: string; region: string }>[],
): NamedPlaces => {
  const regionOf = new Map(regions.map(({ psc, region }) => [psc, region]))
  // The first of a name wins: a town before a village that is called the same.
  const byName = new Map(
    rows.toReversed().map((row) => [keyOf(tokenize(row.name).map(stem)), toPlace(row)] as const),
  )
  const towns = [...byName.values()]
    .filter(({ filter }) => filter.district !== undefined)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'cs'))

  return {
    find: (stems) => byName.get(keyOf(stems)),
    regionOf: (psc) => regionOf.get(psc),
    beginningWith: (folded) =>
      towns.filter((town) => town.folded.startsWith(folded)).map(({ name }) => name),
  }
}

/** Every place that a query may name. */
export const readNamedPlaces = async (pool: Pool): Promise<NamedPlaces> => {
  const [names, regions] = await Promise.all([
    pool.query<Row>({ name: 'places', text: READ }),
    pool.query<{ psc: string; region: string }>({ name: 'regions', text: READ_REGIONS }),
  ])

  return createNamedPlaces(names.rows, regions.rows)
}
