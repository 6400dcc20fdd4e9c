import { RATINGS_SHOWN } from '@inzrt/contracts/browse/advertiser'
import { RELATED_PER_PAGE } from '@inzrt/rules/limits'
import { sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { memoise } from '../../platform/database/memoise.ts'
import type { ReadableDatabase } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import { ratings } from '../../platform/database/schema/ratings.ts'
import { users } from '../../platform/database/schema/users.ts'
import { isBehindCursor, orderBy, placeColumns, storedOrder } from '../ads/AdOrder.ts'
import { type AdPaging, offsetOf } from '../ads/AdPaging.ts'
import { type AdRow, adRowColumns } from '../ads/AdRow.ts'
import { cursorValues } from '../ads/Cursor.ts'
import { type NamelessPageRow, rowsOfPage, withPage } from '../ads/pageOfAds.ts'
import type { LocalityNamer } from '../localities/createLocalityNames.ts'
import { pageOfUser, type StoredPage } from './pageOfUser.ts'
import { countUnder, isPublic, shownThere, standsUnder } from './profileConditions.ts'
import { isReadThere, type KeptRating, ratingOfUser } from './ratingsOf.ts'

type User = typeof users.$inferSelect

/** An account that the public may look up, with how many ads stand under its nickname. */
export type AdvertiserRow = Pick<
  User,
  'id' | 'nickname' | 'kind' | 'createdAt' | 'companyName' | 'companyId' | 'companyAddress'
> & {
  adsCount: number
  rating: KeptRating
  /** What a company says of itself on the site; null: nothing. */
  page: StoredPage | null
}

/** What narrows the ads of a profile; null: nothing does. */
export type Sought = Readonly<{
  /** As PostgreSQL's text search asks for them. */
  words: string | null
  sectionIds: readonly number[] | null
}>

/** How many ads with the words stand in a section. */
export type SectionShare = Readonly<{ sectionId: number; adsCount: number }>

/** A rating as everybody reads it. */
export type RatingOfProfile = Pick<
  typeof ratings.$inferSelect,
  'id' | 'side' | 'stars' | 'text' | 'answer' | 'createdAt'
>

export const PROFILE_ORDER = storedOrder('created_desc')

const profile = sql`select ${users.id}, ${users.nickname}, ${users.kind}, ${users.createdAt} as "createdAt",
    ${users.companyName} as "companyName", ${users.companyId} as "companyId",
    ${users.companyAddress} as "companyAddress", ${countUnder} as "adsCount", ${ratingOfUser} as rating,
    case when ${users.kind} = 'business' then ${pageOfUser} end as page
  from ${users}
  where ${users.nicknameFolded} = ${sql.placeholder('name')} and ${isPublic}`

const latestRatings = sql`select ${ratings.id}, ${ratings.side}, ${ratings.stars}, ${ratings.text},
    case when ${ratings.answerRemovedAt} is null then ${ratings.answer} end as answer, ${ratings.createdAt} as "createdAt"
  from ${ratings}
  where ${ratings.ratedId} = ${sql.placeholder('userId')} and ${isReadThere}
  order by ${ratings.shownFrom} desc, ${ratings.id} desc limit ${sql.raw(String(RATINGS_SHOWN))}`

const isOfProfile = sql`${ads.userId} = ${sql.placeholder('userId')} and ${shownThere}
    and (${sql.placeholder('nickname')}::text is null or ${ads.nickname} = ${sql.placeholder('nickname')})`
const hasWords = sql`(${sql.placeholder('words')}::text is null
    or ${ads.allWords} @@ ${sql.placeholder('words')}::tsquery)`
const isInSections = sql`(${sql.placeholder('sectionIds')}::integer[] is null
    or ${ads.sectionId} = any(${sql.placeholder('sectionIds')}))`

type Shape = Readonly<{ hasCursor: boolean; isNarrowed: boolean }>

const placesQuery = ({ hasCursor, isNarrowed }: Shape) => sql`
  select ${placeColumns}
  from ${ads}
  where ${isOfProfile} ${isNarrowed ? sql`and ${hasWords} and ${isInSections}` : sql``}
    ${hasCursor ? sql`and ${isBehindCursor(PROFILE_ORDER)}` : sql``}
  order by ${orderBy(PROFILE_ORDER)} limit ${sql.placeholder('reach')}`

const pageQuery = (shape: Shape) => {
  const page = withPage({
    order: PROFILE_ORDER,
    head: null,
    isHeadShown: false,
    flow: placesQuery(shape),
  })

  return sql`${page} ${rowsOfPage}`
}

/** Without words, all is told by one index. */
const sharesQuery = (hasNoWords: boolean) => sql`
  select ${ads.sectionId} as "sectionId", count(*)::integer as "adsCount" from ${ads}
  where ${isOfProfile} ${hasNoWords ? sql`` : sql`and ${hasWords}`}
  group by ${ads.sectionId} order by "adsCount" desc, "sectionId"`

const otherAds = sql`select ${adRowColumns} from ${ads}
  join ${users} on ${users.id} = ${ads.userId}
  join ${localities} on ${localities.id} = ${ads.localityId}
  where ${ads.userId} = (select of_ad.user_id from ${ads} of_ad join ${users} account on account.id = of_ad.user_id
      where of_ad.id = ${sql.placeholder('id')}
        and (account.kind = 'business' or of_ad.nickname = account.nickname))
    and ${shownThere} and ${standsUnder}
    and ${ads.id} <> ${sql.placeholder('id')}
  order by ${ads.createdAt} desc, ${ads.id} desc
  limit ${sql.raw(String(RELATED_PER_PAGE))}`

export type AdvertisersRepository = ReturnType<typeof createAdvertisersRepository>

const adsOf = ({ id, kind, nickname }: AdvertiserRow, site: Brand) => ({
  userId: id,
  brand: site,
  nickname: kind === 'business' ? null : nickname,
})

/** Those who advertise under a nickname, and their published ads that stand under it. */
export const createAdvertisersRepository = (
  { pool }: ReadableDatabase,
  clock: Clock,
  localityNames: LocalityNamer,
) => {
  const readProfile = prepare<AdvertiserRow>(pool, profile)
  const pageOf = memoise(
    (shape: Shape) => Object.values(shape).join(),
    (shape) => prepare<NamelessPageRow>(pool, pageQuery(shape)),
  )
  const readAllShares = prepare<SectionShare>(pool, sharesQuery(true))
  const readShares = prepare<SectionShare>(pool, sharesQuery(false))
  const readRatings = prepare<RatingOfProfile>(pool, latestRatings)
  const readOthers = prepare<AdRow>(pool, otherAds)

  return {
    /** Who has a profile on a site: somebody with an ad that is shown there under the nickname. */
    find: async (nicknameFolded: string, site: Brand): Promise<AdvertiserRow | null> => {
      const [found] = await readProfile({ name: nicknameFolded, brand: site, now: clock() })

      return found && found.adsCount > 0 ? found : null
    },

    readPage: async (who: AdvertiserRow, site: Brand, sought: Sought, paging: AdPaging) => {
      const read = pageOf({
        hasCursor: paging.cursor !== null,
        isNarrowed: sought.words !== null || sought.sectionIds !== null,
      })
      const rows = await read({
        ...cursorValues(paging.cursor),
        ...sought,
        ...adsOf(who, site),
        perPage: paging.perPage,
        offset: offsetOf(paging),
        reach: offsetOf(paging) + paging.perPage,
        now: clock(),
      })

      return localityNames.addTo(rows)
    },

    /** In which sections the ads with some words stand, those with most of them first. */
    readSharesOf: (who: AdvertiserRow, site: Brand, words: string | null) =>
      (words === null ? readAllShares : readShares)({ ...adsOf(who, site), words, now: clock() }),

    /** What others said of an account last. */
    ratingsOf: (userId: number, site: Brand) => readRatings({ userId, brand: site, now: clock() }),
    /** The newest other ads of an ad's advertiser; none of an ad that does not stand under a nickname. */
    othersOf: (adId: number, site: Brand) => readOthers({ id: adId, brand: site, now: clock() }),
  }
}
