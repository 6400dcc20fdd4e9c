import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { sql } from 'drizzle-orm'
import { type AdRow, adRowColumns } from '../ads/AdRow.ts'
import { whereShown } from '../ads/isShown.ts'
import { toAdListItem } from '../ads/toAdListItem.ts'
import type { Brand } from '../brand/Brand.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { prepare } from '../database/prepare.ts'
import { ads } from '../database/schema/ads.ts'
import { localities } from '../database/schema/localities.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'

const markedAds = sql`select ${adRowColumns} from ${ads}
  join ${localities} on ${localities.id} = ${ads.localityId}
  where ${ads.id} = any(${sql.placeholder('ids')}::integer[])
    and ${ads.brandCode} = ${sql.placeholder('brand')} and ${whereShown(sql.placeholder('now'))}
  order by array_position(${sql.placeholder('ids')}::integer[], ${ads.id})`

type Parts = Readonly<{ database: Database; clock: Clock; sections: SectionsRepository }>

/** Published ads of a site by their numbers, in the order in which they are asked for. */
export const createMarkedAds = ({ database, clock, sections }: Parts) => {
  const read = prepare<Omit<AdRow, 'relevance'>>(database.pool, markedAds)

  return async (ids: readonly number[], brand: Brand): Promise<AdListItem[]> => {
    const rows = await read({ ids, brand, now: clock() })
    const catalogue = await sections.catalogue()

    return rows.map((row) => toAdListItem(row, catalogue.byId(row.sectionId)))
  }
}
