import { sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { ReadableDatabase } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { LacksRows } from '../../platform/database/replicas/LacksRows.ts'
import type { LocalityNamer } from '../localities/createLocalityNames.ts'
import type { Area } from '../localities/places/Area.ts'
import type { Place } from '../search/ad-index/placesOfPage.ts'
import { addDistances } from './addDistances.ts'
import { type NamelessPageRow, type PageRow, rowsByIds } from './pageOfAds.ts'

/** An ad may have been taken down since it was found. */
const rowsByPlace = sql`
  with page as (
    select places.*, false as is_head
    from unnest(${sql.placeholder('ids')}::integer[]) with ordinality as places (id, place)
    join ads on ads.id = places.id
    where ads.state = 'published' and ads.brand_code = ${sql.placeholder('brand')}
  ) ${rowsByIds}`

type Found = Readonly<{ places: readonly Place[]; brand: Brand; area: Area | null; now: Date }>

/** Reads the rows of ads that were found in memory. */
export const createPlacedRows = (
  { pool, isReplica = false }: ReadableDatabase,
  localityNames: LocalityNamer,
) => {
  const readRows = prepare<NamelessPageRow>(pool, rowsByPlace)

  return async ({ places, brand, area, now }: Found): Promise<PageRow[]> => {
    if (places.length === 0) return []
    const ids = places.map(({ id }) => id)
    const found = await readRows({ ids, brand, now })
    // The index knows what the primary has.
    if (isReplica && found.length < ids.length) throw new LacksRows()
    const rows = await localityNames.addTo(found)
    const placeOf = new Map(places.map((place) => [place.id, place]))

    return addDistances(
      rows.map((row) => ({ ...row, ...placeOf.get(row.id) })),
      area,
    )
  }
}
