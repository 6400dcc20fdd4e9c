import { MINUTE_MS } from '@inzrt/domain/time'
import { cacheFor } from '../../platform/database/cacheFor.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import {
  type LocalityNames,
  localities,
  localityNameColumns,
} from '../../platform/database/schema/localities.ts'

export type LocalityNamer = ReturnType<typeof createLocalityNames>

/**
 * Names of all localities. Every page of ads needs some and they hardly ever change, so they are read at most once
 * a minute, and when an ad stands at one that is not known yet.
 */
export const createLocalityNames = ({ db }: Database) => {
  const read = db
    .select({ id: localities.id, ...localityNameColumns })
    .from(localities)
    .prepare('localities_names')
  const known = cacheFor(
    MINUTE_MS,
    async () =>
      new Map(
        (await read.execute()).map(({ id, ...names }): [number, LocalityNames] => [id, names]),
      ),
  )

  return {
    /** Adds to rows what their localities are called. */
    addTo: async <Row extends Readonly<{ localityId: number }>>(
      rows: readonly Row[],
    ): Promise<(Row & LocalityNames)[]> => {
      const names = await known.get()
      const missing = rows.some(({ localityId }) => !names.has(localityId))
      if (missing) known.forget()
      const all = missing ? await known.get() : names

      return rows.flatMap((row) => {
        const found = all.get(row.localityId)

        return found ? [{ ...row, ...found }] : []
      })
    },
  }
}
