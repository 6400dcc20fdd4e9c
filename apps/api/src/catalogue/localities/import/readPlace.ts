import { parsePsc, REGIONS } from '@inzrt/domain/locality'
import { regionName } from '../regionName.ts'
import type { Place } from '../toLocalityRow.ts'
import type { CsvRow } from './parseCsv.ts'

/** A line of the list that is no place, and why. */
export type BadRow = Readonly<{ line: number; reason: string }>

const REGION_NAMES = new Set(REGIONS.map(({ name }) => regionName(name)))

/** A part of a city that belongs to none of its districts: a note for clerks, not a name. */
const UNDIVIDED = /\(nečleněn/

const districtOf = (name = ''): string | null => (name === '' || UNDIVIDED.test(name) ? null : name)

/**
 * Reads a row of the official list of postal codes. A district of a statutory city is named by its
 * city part (`nazmomc`), in Prague without one by its postal district (`nazpobvod`).
 */
export const readPlace = ({ line, cells }: CsvRow): Place | BadRow => {
  const bad = (reason: string): BadRow => ({ line, reason })
  const psc = parsePsc(cells.psc ?? '')
  if (psc === null) return bad(`„${cells.psc}“ is no postal code`)
  const region = regionName(cells.nazevkraj ?? '')
  if (!REGION_NAMES.has(region)) return bad(`„${cells.nazevkraj}“ is no region`)
  if (!cells.nazobce) return bad('the municipality is missing')
  if (!cells.nazokresu) return bad('the district is missing')

  return {
    psc,
    regionName: region,
    districtName: cells.nazokresu,
    municipalityName: cells.nazobce,
    municipalityPartName: cells.nazcobce || null,
    cityDistrictName: districtOf(cells.nazmomc) ?? districtOf(cells.nazpobvod),
  }
}

export const isBad = (row: Place | BadRow): row is BadRow => 'reason' in row
