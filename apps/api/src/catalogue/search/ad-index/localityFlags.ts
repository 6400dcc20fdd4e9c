import type { Localities } from '../../localities/Localities.ts'
import { NOWHERE } from './Columns.ts'

/** Which localities are meant, as it is asked of very many ads: sets take three times as long. */
export const localityFlags = (at: Localities, highest: number): Uint8Array => {
  const flags = new Uint8Array(highest + 1).fill(Number(at === null))
  for (const id of at?.keys() ?? []) flags[id] = 1
  flags[NOWHERE] = 0

  return flags
}
