import type { Database } from '../../platform/database/openDatabase.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { findLocality } from './findLocality.ts'

/** @throws Problem 422 when a place is named that is not in the list */
export const refuseMissingPlace = async (
  database: Database,
  id: number | null | undefined,
): Promise<void> => {
  if (id && !(await findLocality(database, id)))
    throw invalidFields({ pscId: ['Tuto lokalitu neznáme. Vyberte ji prosím ze seznamu.'] })
}
