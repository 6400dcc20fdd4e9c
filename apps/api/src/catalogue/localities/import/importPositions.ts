import { isInCountry, type Position, parsePsc } from '@inzrt/domain/locality'
import type { Pool } from 'pg'
import { decodeCzech } from './decodeCzech.ts'
import { fromKrovak } from './fromKrovak.ts'
import { type CsvRow, parseCsv } from './parseCsv.ts'
import { type PlacedMunicipality, toMunicipalityRow } from './toMunicipalityRow.ts'

export type PositionsResult = Readonly<{
  /** Municipalities whose position is known now. */
  placed: number
  /** Addresses of municipalities that the list of postal codes does not have. */
  unknown: number
  /** Addresses without a position in the country. */
  bad: number
}>

type Municipality = Readonly<{ districtName: string; municipalityName: string }>
type Sum = Municipality & { latitude: number; longitude: number; count: number }

const keyOf = (within: string, name: string): string => `${within} ${name}`

/** An address names its municipality, which may have namesakes; its postal code tells which one it is. */
const readMunicipalities = async (pool: Pool): Promise<Map<string, Municipality>> => {
  const { rows } = await pool.query<Municipality & { psc: string }>(
    `select psc, district_name as "districtName", municipality_name as "municipalityName" from localities`,
  )

  return new Map(rows.map((row) => [keyOf(row.psc, row.municipalityName), row]))
}

const number = (text = ''): number => (text === '' ? Number.NaN : Number(text.replace(',', '.')))

const positionOf = ({ cells }: CsvRow): Position | null => {
  const position = fromKrovak(number(cells['souřadnice y']), number(cells['souřadnice x']))

  return isInCountry(position) ? position : null
}

const save = (pool: Pool, sums: Iterable<Sum>) => {
  const rows = Array.from(
    sums,
    ({ count, ...sum }): PlacedMunicipality => ({
      ...sum,
      latitude: sum.latitude / count,
      longitude: sum.longitude / count,
    }),
  )

  return pool.query(
    `insert into municipalities (district_name, municipality_name, latitude, longitude)
     select district_name, municipality_name, latitude, longitude
     from jsonb_populate_recordset(null::municipalities, $1)
     on conflict (district_name, municipality_name) do update set
       latitude = excluded.latitude, longitude = excluded.longitude`,
    [JSON.stringify(rows.map(toMunicipalityRow))],
  )
}

/**
 * Imports positions of municipalities from the official register of addresses: each lies in the middle of its
 * addresses. Municipalities without any stay where they were.
 * @param files the register's files, one a municipality
 * @throws RangeError when they hold not one good row; nothing is changed then
 */
export const importPositions = async (
  pool: Pool,
  files: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<PositionsResult> => {
  const municipalities = await readMunicipalities(pool)
  const sums = new Map<string, Sum>()
  const result = { unknown: 0, bad: 0 }
  const add = (row: CsvRow): void => {
    const position = positionOf(row)
    if (!position) {
      result.bad += 1
      return
    }
    const { psč: psc = '', 'název obce': name = '' } = row.cells
    const found = municipalities.get(keyOf(parsePsc(psc) ?? '', name))
    if (!found) {
      result.unknown += 1
      return
    }
    const { districtName, municipalityName } = found
    const key = keyOf(districtName, municipalityName)
    const sum = sums.get(key) ?? {
      districtName,
      municipalityName,
      latitude: 0,
      longitude: 0,
      count: 0,
    }
    sum.latitude += position.latitude
    sum.longitude += position.longitude
    sum.count += 1
    sums.set(key, sum)
  }
  for await (const file of files) parseCsv(decodeCzech(file)).forEach(add)
  if (sums.size === 0) throw new RangeError('The files hold no address of the official register.')
  await save(pool, sums.values())

  return { ...result, placed: sums.size }
}
