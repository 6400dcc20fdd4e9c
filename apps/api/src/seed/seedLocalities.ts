import { localities } from '@inzrt/fixtures/localities/localities'
import { positions } from '@inzrt/fixtures/localities/positions'
import type { Pool } from 'pg'
import { toMunicipalityRow } from '../catalogue/localities/import/toMunicipalityRow.ts'
import { toLocalityRow } from '../catalogue/localities/toLocalityRow.ts'
import { weighLocalities } from '../catalogue/localities/weighLocalities.ts'
import { insertRows } from './insertRows.ts'

/** The product's own set of places, kept until an official list is imported. */
export const seedLocalities = async (pool: Pool): Promise<void> => {
  const rows = localities.map((place) => ({ id: place.id, ...toLocalityRow(place) }))
  await insertRows(pool, 'localities', rows)
  await weighLocalities(pool)
  await insertRows(pool, 'municipalities', positions.map(toMunicipalityRow))
}
