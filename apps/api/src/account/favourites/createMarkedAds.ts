import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { sql } from 'drizzle-orm'
import { type AdRow, adRowColumns } from '../../catalogue/ads/AdRow.ts'
import { whereShown } from '../../catalogue/ads/isPublished.ts'
import { toAdListItem } from '../../catalogue/ads/toAdListItem.ts'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'

const markedAds = sql`select ${adRowColumns} from ${ads}
  join ${localities} on ${localities.id} = ${ads.localityId}
  where ${ads.id} = any(${sql.placeholder('ids')}::integer[])
    and ${ads.brandCode} = ${sql.placeholder('brand')} and ${whereShown(sql.placeholder('now'))}
  order by array_position(${sql.placeholder('ids')}::integer[], ${ads.id})`

type Parts = Readonly<{ database: Database; clock: Clock; sections: SectionsRepository }>

/** Published ads of a site by their numbers, in the order in which they are asked for. */
export const createMarkedAds = ({ database, clock, sections }: Parts) => {
  const read = prepare<AdRow>(database.pool, markedAds)

  return async (ids: readonly number[], brand: Brand): Promise<AdListItem[]> => {
    const rows = await read({ ids, brand, now: clock() })
    const sectionOf = await (await sections.catalogue()).sectionsOf(rows)

    return rows.map((row) => toAdListItem(row, sectionOf(row)))
  }
}
