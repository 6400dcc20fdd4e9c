import type { Pool } from 'pg'
import type { Place } from '../toLocalityRow.ts'
import { decodeCzech } from './decodeCzech.ts'
import { parseCsv } from './parseCsv.ts'
import { type BadRow, isBad, readPlace } from './readPlace.ts'
import { type Replacement, replaceLocalities } from './replaceLocalities.ts'

export type ImportResult = Replacement & Readonly<{ bad: readonly BadRow[] }>

/**
 * Imports the official list of postal codes of municipality parts. Bad rows are left out and told
 * of by their lines.
 * @throws RangeError when the file has not one good row; nothing is changed then.
 */
export const importLocalities = async (pool: Pool, file: Uint8Array): Promise<ImportResult> => {
  const rows = parseCsv(decodeCzech(file)).map(readPlace)
  const places = rows.filter((row): row is Place => !isBad(row))
  if (places.length === 0) throw new RangeError('The file holds no row of the official list.')

  return { ...(await replaceLocalities(pool, places)), bad: rows.filter(isBad) }
}
