import type { OwnAd } from '@inzrt/contracts/account/account'
import type { Favourite } from '@inzrt/contracts/account/favourite'
import type { AdState } from '@inzrt/contracts/ads/advertisement'
import { DAY_MS } from '@inzrt/domain/time'
import { type SQL, sql } from 'drizzle-orm'
import { type AdRow, adRowColumns } from '../catalogue/ads/AdRow.ts'
import type { toAdListItem } from '../catalogue/ads/toAdListItem.ts'
import { askedSet } from '../catalogue/sections/askedSet.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { prepare } from '../platform/database/prepare.ts'
import { adRevisions } from '../platform/database/schema/adRevisions.ts'
import { adStats } from '../platform/database/schema/adStats.ts'
import { ads } from '../platform/database/schema/ads.ts'
import { favourites } from '../platform/database/schema/favourites.ts'
import { localities } from '../platform/database/schema/localities.ts'
import { sections } from '../platform/database/schema/sections.ts'
import { ENDING_DAYS, type OwnFilter, STATES_OF } from './OwnFilter.ts'
import type { OwnScope } from './OwnScope.ts'
import { type OwnRow, ownPage, readOwnPage } from './ownPage.ts'

type SectionOfAd = Readonly<{
  section: Parameters<typeof toAdListItem>[1]
}>

/** An ad of a list in the account. Its section may have been closed since. */
export type AccountAdRow = AdRow & SectionOfAd & { state: AdState }
export type OwnAdRow = AccountAdRow &
  Pick<OwnAd, 'stateReason' | 'changeReasons' | 'closedReason' | 'stats'>

export type FavouriteRow = AccountAdRow & Pick<Favourite, 'markedPrice'>

/** What favourites may show once they are no longer offered. */
const SEEN_STATES: readonly AdState[] = ['published', 'paused', 'closed', 'expired']

const isOfSite = sql`${ads.brandCode} = ${sql.placeholder('brand')}`
const isInStates = sql`state = any(${sql.placeholder('states')}::text[])`

const adColumns: SQL = sql`${adRowColumns}, ads.state,
  json_build_object('slug', ${sections.slug}, 'icon', ${sections.icon}, 'brandCode', ${sections.brandCode},
    'requiresAgeProof', ${sections.requiresAgeProof}, 'isDating', ${sections.isDating},
    'attributeSet', ${askedSet(sections.attributeSet)}) as section`

const adJoins: SQL = sql`
  join ${ads} on ${ads.id} = page.id
  join ${localities} on ${localities.id} = ${ads.localityId}
  join ${sections} on ${sections.id} = ${ads.sectionId}`

const statsOfAd = sql`
  cross join lateral (
    select json_build_object('views', coalesce(sum(views), 0),
      'reveals', coalesce(sum(reveals), 0), 'messages', coalesce(sum(messages), 0)) as stats
    from ${adStats} where ad_id = ${ads.id}
  ) sums`

const ownAds = (order: SQL) =>
  ownPage({
    all: sql`select id, created_at, valid_until from ${ads}
      where user_id = ${sql.placeholder('userId')} and ${isOfSite} and ${isInStates}
        and (${sql.placeholder('endsBefore')}::timestamptz is null
          or valid_until <= ${sql.placeholder('endsBefore')})`,
    order,
    columns: sql`${adColumns}, ads.state_reason as "stateReason",
      (select reasons from ${adRevisions} where ad_id = ${ads.id}) as "changeReasons",
      ads.closed_reason as "closedReason", sums.stats`,
    joins: sql`${adJoins} ${statsOfAd}`,
  })

const favouriteAds = ownPage({
  all: sql`select ${ads.id}, ${favourites.createdAt} as marked_at, ${favourites.markedPrice} as marked_price from ${favourites}
    join ${ads} on ${ads.id} = ${favourites.adId}
    where ${favourites.userId} = ${sql.placeholder('userId')} and ${isOfSite} and ${isInStates}`,
  order: sql`marked_at desc, id desc`,
  columns: sql`${adColumns}, page.marked_price as "markedPrice"`,
  joins: adJoins,
})

/** Ads of a user and those the user marked, on one site. */
export const createOwnAdsRepository = ({ pool }: Database, clock: Clock) => {
  const newest = prepare<OwnRow<OwnAdRow>>(pool, ownAds(sql`created_at desc, id desc`))
  const soonest = prepare<OwnRow<OwnAdRow>>(pool, ownAds(sql`valid_until, id`))
  const marked = prepare<OwnRow<FavouriteRow>>(pool, favouriteAds)

  return {
    own: async (scope: OwnScope, filter: OwnFilter) => {
      const now = clock()
      const isEnding = filter === 'ending'
      const read = isEnding ? soonest : newest
      const endsBefore = isEnding ? new Date(now.getTime() + ENDING_DAYS * DAY_MS) : null

      return readOwnPage(await read({ ...scope, states: STATES_OF[filter], endsBefore, now }))
    },

    favourites: async (scope: OwnScope) =>
      readOwnPage(await marked({ ...scope, states: SEEN_STATES, now: clock() })),
  }
}
