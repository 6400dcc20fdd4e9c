import type { Position } from '@inzrt/domain/locality'
import type { Pool } from 'pg'
import { middleOf } from './middleOf.ts'

/** One postal code of one part of a municipality. */
export type LocalityRow = Readonly<{
  id: number
  psc: string
  regionName: string
  districtName: string
  cityDistrictName: string | null
  municipalityName: string
  municipalityPartName: string | null
}>

/** A municipality with its localities and where it lies; null where not even its district is known. */
export type Municipality = Readonly<{
  name: string
  districtName: string
  regionName: string
  localities: readonly LocalityRow[]
  position: Position | null
  /** Its position is the middle of what is known of its district. */
  isApproximate: boolean
}>

type PositionRow = Position & Readonly<{ districtName: string; municipalityName: string }>

// Ads that are for the whole country are near to nothing.
const READ_LOCALITIES = `
  select id, psc, region_name as "regionName", district_name as "districtName",
    city_district_name as "cityDistrictName", municipality_name as "municipalityName",
    municipality_part_name as "municipalityPartName"
  from localities where psc <> '00000' order by id`

const READ_POSITIONS = `
  select district_name as "districtName", municipality_name as "municipalityName", latitude, longitude
  from municipalities`

const keyOf = (row: Readonly<{ districtName: string; municipalityName: string }>): string =>
  `${row.districtName}\n${row.municipalityName}`

const toMunicipalities = (
  localities: readonly LocalityRow[],
  positions: readonly PositionRow[],
): Municipality[] => {
  const byKey = new Map(positions.map((row) => [keyOf(row), row] as const))
  const districts = Map.groupBy(positions, ({ districtName }) => districtName)
  const middles = new Map([...districts].map(([name, known]) => [name, middleOf(known)] as const))

  return [...Map.groupBy(localities, keyOf)].flatMap(([key, rows]) => {
    const [first] = rows
    if (!first) return []
    const { municipalityName: name, districtName, regionName } = first
    const exact = byKey.get(key)

    return {
      name,
      districtName,
      regionName,
      localities: rows,
      position: exact ?? middles.get(districtName) ?? null,
      isApproximate: exact === undefined,
    }
  })
}

/** All municipalities that ads can be in. */
export const readMunicipalities = async (pool: Pool): Promise<Municipality[]> => {
  const [localities, positions] = await Promise.all([
    pool.query<LocalityRow>(READ_LOCALITIES),
    pool.query<PositionRow>(READ_POSITIONS),
  ])

  return toMunicipalities(localities.rows, positions.rows)
}
