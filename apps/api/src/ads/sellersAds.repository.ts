import { RELATED_PER_PAGE } from '@inzrt/domain/limits'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { prepare } from '../database/prepare.ts'
import { ads } from '../database/schema/ads.ts'
import { localities } from '../database/schema/localities.ts'
import { type AdRow, adRowColumns } from './AdRow.ts'
import { whereShown } from './isShown.ts'

const otherAds = sql`select ${adRowColumns} from ${ads}
  join ${localities} on ${localities.id} = ${ads.localityId}
  where ${ads.userId} = (select user_id from ${ads} as of_ad where of_ad.id = ${sql.placeholder('id')})
    and ${ads.brandCode} = ${sql.placeholder('brand')} and ${whereShown(sql.placeholder('now'))}
    and ${ads.id} <> ${sql.placeholder('id')}
  order by ${ads.createdAt} desc, ${ads.id} desc
  limit ${sql.raw(String(RELATED_PER_PAGE))}`

export type SellersAdsRepository = ReturnType<typeof createSellersAdsRepository>

/** Published ads of whoever advertises an ad, but for that one; nobody's when there is no account. */
export const createSellersAdsRepository = ({ pool }: Database, clock: Clock) => {
  const read = prepare<Omit<AdRow, 'relevance'>>(pool, otherAds)

  return { of: (id: number, brand: string) => read({ id, brand, now: clock() }) }
}
