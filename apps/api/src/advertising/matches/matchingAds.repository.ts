import { RELATED_PER_PAGE } from '@inzrt/rules/limits'
import { sql } from 'drizzle-orm'
import { type AdRow, adRowColumns } from '../../catalogue/ads/AdRow.ts'
import { whereShown } from '../../catalogue/ads/isPublished.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import { users } from '../../platform/database/schema/users.ts'
import { recipientOf } from '../renewals/recipientOf.ts'
import { AGAINST_MAX } from './findMatches.ts'
import { headingsMatch } from './headingsMatch.ts'

const withAdvertiser = sql`${ads}
  join ${localities} on ${localities.id} = ${ads.localityId}
  left join ${users} on ${users.id} = ${ads.userId}`

const isShown = whereShown(sql.placeholder('now'))

/** What an ad could suit by everything but its words: the rules of `findMatches` in one query. */
const counterparts = sql`
  with own as (
    select ${ads.id} as id, ${ads.sectionId} as section_id, ${ads.brandCode} as brand_code,
      ${ads.userId} as user_id, ${ads.type} = 'offer' as is_offer,
      ${localities.regionName} as region_name, ${recipientOf} as recipient
    from ${withAdvertiser}
    where ${ads.id} = ${sql.placeholder('id')} and ${isShown})
  select ${adRowColumns}
  from own, ${withAdvertiser}
  where ${ads.sectionId} = own.section_id and ${ads.brandCode} = own.brand_code
    and ${isShown}
    and (${ads.type} = 'offer') <> own.is_offer and ${localities.regionName} = own.region_name
    and (own.user_id is null or ${ads.userId} is distinct from own.user_id)
    and (own.recipient is null or ${recipientOf} is distinct from own.recipient)
  order by ${ads.publishedAt} desc, ${ads.id} desc
  limit ${sql.raw(String(AGAINST_MAX))}`

/** Published ads that suit a published one: what it looks for, or who looks for what it offers. */
export const createMatchingAds = ({ pool }: Database, clock: Clock) => {
  const read = prepare<AdRow>(pool, counterparts)

  return async (ad: Readonly<{ id: number; heading: string }>): Promise<AdRow[]> =>
    (await read({ id: ad.id, now: clock() }))
      .filter(({ heading }) => headingsMatch(heading, ad.heading))
      .slice(0, RELATED_PER_PAGE)
}
