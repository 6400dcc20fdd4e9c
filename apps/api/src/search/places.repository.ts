import { stem, tokenize } from '@inzrt/domain/search'
import type { AdFilter } from '../ads/AdFilter.ts'
import type { Database } from '../database/openDatabase.ts'

export type PlacesRepository = ReturnType<typeof createPlacesRepository>

/** A place a query may name, and the filter that keeps to it. */
export type NamedPlace = Readonly<{ name: string; filter: Pick<AdFilter, 'district' | 'psc'> }>

/** Towns that give their district its name, their parts, and other municipalities by their first code. */
const READ = `
  select distinct city_district_name as name, city_district_name as district, null as psc
  from localities where city_district_name is not null
  union all
  select distinct municipality_name, district_name, null from localities
  where district_name in (municipality_name, municipality_name || '-město', 'Hlavní město ' || municipality_name)
  union all
  select municipality_name, null, min(psc) from localities
  group by municipality_name having count(distinct district_name) = 1`

type Row = Readonly<{ name: string; district: string | null; psc: string | null }>

const keyOf = (stems: readonly string[]): string => stems.join(' ')

const toPlace = ({ name, district, psc }: Row): NamedPlace => ({
  name,
  filter: district === null ? { psc: psc ?? undefined } : { district },
})

/** Names of places by the stems of their words; they change with the register, not while one searches. */
export const createPlacesRepository = ({ pool }: Database) => {
  let kept: Promise<ReadonlyMap<string, NamedPlace>> | null = null
  const load = async () => {
    const { rows } = await pool.query<Row>({ name: 'places', text: READ })
    const places = rows.map((row) => [keyOf(tokenize(row.name).map(stem)), toPlace(row)] as const)

    // The first of a name wins: a town before a village that is called the same.
    return new Map(places.toReversed())
  }

  return {
    all: (): Promise<ReadonlyMap<string, NamedPlace>> => {
      kept ??= load().catch((error: unknown) => {
        kept = null
        throw error
      })

      return kept
    },
  }
}
