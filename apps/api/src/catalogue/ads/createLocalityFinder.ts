import { type SQL, sql } from 'drizzle-orm'
import type { ReadableDatabase } from '../../platform/database/openDatabase.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import type { Localities } from '../localities/Localities.ts'
import type { Area } from '../localities/places/Area.ts'
import { regionName } from '../localities/regionName.ts'
import type { AdFilter } from './AdFilter.ts'

/** Localities of named places; none named: anywhere. */
const whereNamed = ({
  psc,
  district,
  region,
}: Pick<AdFilter, 'psc' | 'district' | 'region'>): SQL | undefined => {
  const { cityDistrictName, districtName } = localities
  const conditions = [
    psc && sql`${localities.psc} = ${psc}`,
    district && sql`(${districtName} = ${district} or ${cityDistrictName} = ${district})`,
    region && sql`${localities.regionName} = ${regionName(region)}`,
  ].filter((condition) => typeof condition === 'object')

  return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined
}

/** Finds the localities that a filter names. */
export const createLocalityFinder = ({ db }: ReadableDatabase) => {
  const readLocalities = async (where: SQL | undefined): Promise<ReadonlySet<number>> => {
    const rows = await db.select({ id: localities.id }).from(localities).where(where)

    return new Set(rows.map(({ id }) => id))
  }

  return {
    readLocalities,
    /** Where an area stands in the place of names, the region alone narrows it. */
    localitiesOf: async (filter: AdFilter, area: Area | null): Promise<Localities> => {
      const where = whereNamed(area ? { region: filter.region } : filter)
      const named = where ? await readLocalities(where) : null
      if (!area || !named) return area?.distances ?? named

      return new Set([...named].filter((id) => area.distances.has(id)))
    },
  }
}
