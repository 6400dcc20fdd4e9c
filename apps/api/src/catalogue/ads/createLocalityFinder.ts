import type { SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import type { Localities } from '../localities/Localities.ts'
import type { Area } from '../localities/places/Area.ts'
import { regionName } from '../localities/regionName.ts'
import type { AdFilter } from './AdFilter.ts'
import { whereLocality } from './filterConditions.ts'

/** Finds the localities that a filter names, for lists that are counted in memory. */
export const createLocalityFinder = ({ db }: Database) => {
  const readLocalities = async (where: SQL | undefined): Promise<Localities> => {
    const rows = await db.select({ id: localities.id }).from(localities).where(where)

    return new Set(rows.map(({ id }) => id))
  }

  return {
    readLocalities,
    localitiesOf: async (filter: AdFilter, area: Area | null): Promise<Localities> => {
      const region = filter.region && regionName(filter.region)
      const where = whereLocality(area ? { region } : { ...filter, region })
      const named = where ? await readLocalities(where) : null
      if (!area) return named

      return { has: (id) => area.distances.has(id) && (!named || named.has(id)) }
    },
  }
}
