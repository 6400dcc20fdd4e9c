import type { SortKey } from '@inzrt/domain/listing'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { memoise } from '../../platform/database/memoise.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { LocalityNamer } from '../localities/createLocalityNames.ts'
import type { AdIndexSource } from '../search/ad-index/openAdIndex.ts'
import type { AdCell } from './AdCell.ts'
import type { AdFilter } from './AdFilter.ts'
import { isBehindCursor, listingOrder, orderBy } from './AdOrder.ts'
import { type AdPaging, offsetOf } from './AdPaging.ts'
import type { AdScope } from './AdScope.ts'
import { addDistances } from './addDistances.ts'
import { cursorValues } from './Cursor.ts'
import { countInArea } from './countInArea.ts'
import { countOnMap } from './countOnMap.ts'
import { createLocalityFinder } from './createLocalityFinder.ts'
import {
  filterShape,
  filterValues,
  nearLocalities,
  priceClass,
  whereFilter,
  wherePlace,
} from './filterConditions.ts'
import { wherePublished } from './isPublished.ts'
import {
  type NamelessPageRow,
  type PageRow,
  rowsOfPage,
  TOPPED_MAX,
  withPage,
} from './pageOfAds.ts'

type Shape = Readonly<{ sort: SortKey; filter: AdFilter; isWholeSite: boolean; hasCursor: boolean }>
type CountShape = Pick<Shape, 'filter' | 'isWholeSite'>

export type ListingRepository = ReturnType<typeof createListingRepository>

const sectionIds = sql`${sql.placeholder('sectionIds')}::integer[]`
const isListed = sql`${wherePublished(sql.placeholder('now'))} and ${ads.id} is distinct from ${sql.placeholder('exceptId')}`
/** As the counters know ads: by an index that holds everything but their end. */
const isCounted = sql`state = 'published' and ${ads.id} is distinct from ${sql.placeholder('exceptId')}`
const columnsWith = (nearness: SQL) =>
  sql`id, ${ads}.ctid, 0 as relevance, ${nearness} as nearness, sort_at, created_at, price_order`
const columns = columnsWith(sql`0`)

const all = (conditions: readonly SQL[]): SQL => sql.join(conditions as SQL[], sql` and `)

const isOfSite = sql`brand_code = ${sql.placeholder('brand')}`

/** An index is read in order and only as far as the page reaches: the site's or each section's. */
const inEachSection = (isWholeSite: boolean, nearest: (isInScope: SQL) => SQL): SQL =>
  isWholeSite
    ? nearest(isOfSite)
    : sql`
      select near.* from unnest(${sectionIds}) wanted (id)
      cross join lateral (${nearest(sql`${ads.sectionId} = wanted.id`)}) near`

const isOfSections = sql`section_id = any(${sectionIds})`

const inAllSections = (isWholeSite: boolean, list: (isInScope: SQL) => SQL): SQL =>
  list(isWholeSite ? isOfSite : isOfSections)

/** Paid places, newest first: `sort_at` moves when they rotate. */
const headQuery = ({ filter, isWholeSite }: Shape): SQL => {
  const most = sql`least(${TOPPED_MAX}, ${sql.placeholder('perPage')}::integer - 1)`
  const isTopped = sql`topped_until > ${sql.placeholder('now')}`
  const newest = inEachSection(
    isWholeSite,
    (isInScope) => sql`
      select ${columns} from ${ads}
      where ${all([isInScope, isListed, isTopped, ...whereFilter(filter)])}
      order by sort_at desc, id desc limit ${most}`,
  )

  return isWholeSite ? newest : sql`${newest} order by sort_at desc, id desc limit ${most}`
}

/** By distance the localities are joined, so that each ad knows its own. */
const flowFrom = (sort: SortKey): SQL =>
  sort === 'distance'
    ? // The sum keeps the planner from reading the ads of whole localities, whatever their section.
      sql`select ${columnsWith(sql`near.nearness`)} from ${ads} join ${nearLocalities} on near.locality_id = ${ads.localityId} + 0`
    : sql`select ${columns} from ${ads}`

const flowQuery = ({ sort, filter, isWholeSite, hasCursor }: Shape, hasHead: boolean): SQL => {
  const order = listingOrder(sort)
  const conditions = [
    isListed,
    ...whereFilter(filter),
    ...(hasCursor ? [isBehindCursor(order)] : []),
    ...(hasHead ? [sql`${ads.id} <> all (array(select id from head))`] : []),
  ]

  // No index is in the order of distances: the ads of all sections are read once.
  const inScope = sort === 'distance' ? inAllSections : inEachSection

  return inScope(
    isWholeSite,
    (isInScope) => sql`
      ${flowFrom(sort)} where ${all([isInScope, ...conditions])}
      order by ${orderBy(order)} limit ${sql.placeholder('reach')}`,
  )
}

const countQuery = ({ filter, isWholeSite }: CountShape): SQL => sql`
  select type, images_count > 0 as "hasImage", ${priceClass(filter)} as price,
    count(*)::integer as "adsCount"
  from ${ads}
  where ${all([isWholeSite ? isOfSite : isOfSections, isCounted, ...wherePlace(filter)])}
  group by 1, 2, 3`

const pageQuery = (shape: Shape): SQL => {
  const hasHead = shape.sort === 'default'
  const page = withPage({
    order: listingOrder(shape.sort),
    before: [],
    head: hasHead ? headQuery(shape) : null,
    isHeadShown: !shape.hasCursor,
    flow: flowQuery(shape, hasHead),
  })

  return sql`${page} ${rowsOfPage}`
}

const countKey = ({ filter, isWholeSite }: CountShape): string =>
  `${isWholeSite} ${filterShape(filter)}`

const pageKey = (shape: Shape): string => `${shape.sort} ${shape.hasCursor} ${countKey(shape)}`

/** The ad's own cell, without reading the others of its section. */
const cellQuery = sql`
  select type, images_count > 0 as "hasImage",
    case when price_type = 'czk' then 'matching' else 'none' end as price, 1 as "adsCount"
  from ${ads}
  where ${ads.id} = ${sql.placeholder('exceptId')} and state = 'published'
    and brand_code = ${sql.placeholder('brand')}
    and (${sectionIds} is null or section_id = any(${sectionIds}))`

/** Lists of ads of sections or of a whole site. */
export const createListingRepository = (
  database: Database,
  clock: Clock,
  localityNames: LocalityNamer,
  adIndex: AdIndexSource,
) => {
  const { pool } = database
  const { localitiesOf } = createLocalityFinder(database)
  /** null while it is read for the first time. */
  const readIndex = () => adIndex.current().catch(() => null)
  const pageOf = memoise(pageKey, (shape) => prepare<NamelessPageRow>(pool, pageQuery(shape)))
  const cellsOf = memoise(countKey, (shape) => prepare<AdCell>(pool, countQuery(shape)))
  const readCell = prepare<AdCell>(pool, cellQuery)

  return {
    /** One page of ads, paid places first in the default order. */
    readPage: async (
      scope: AdScope,
      sort: SortKey,
      filter: AdFilter,
      paging: AdPaging,
    ): Promise<PageRow[]> => {
      const isWholeSite = scope.sectionIds === null
      const read = pageOf({ sort, filter, isWholeSite, hasCursor: paging.cursor !== null })

      const rows = await read({
        ...filterValues(filter),
        ...scope,
        ...cursorValues(paging.cursor),
        perPage: paging.perPage,
        offset: offsetOf(paging),
        reach: offsetOf(paging) + paging.perPage,
        now: clock(),
      })

      return addDistances(await localityNames.addTo(rows), filter.area)
    },

    /** Numbers of ads in the place asked for, by what the other filters ask for. */
    countCells: async (scope: AdScope, filter: AdFilter): Promise<readonly AdCell[]> => {
      const known = filter.area && !filter.region ? await readIndex() : null

      return known && filter.area
        ? countInArea(known[scope.brand], scope, filter, filter.area)
        : cellsOf({ filter, isWholeSite: scope.sectionIds === null })({
            ...filterValues(filter),
            ...scope,
          })
    },

    /** Numbers of all ads of a list by the ids of their localities. */
    countByLocality: async (scope: AdScope, filter: AdFilter): Promise<Map<number, number>> => {
      const [known, at] = await Promise.all([
        adIndex.current(),
        localitiesOf(filter, filter.area ?? null),
      ])

      return countOnMap(known[scope.brand], scope, filter, at)
    },

    /** The cell of the ad that is left out, when it would be listed; to be taken off counters. */
    readExceptCell: async (scope: AdScope): Promise<AdCell | null> =>
      scope.exceptId === null ? null : ((await readCell(scope))[0] ?? null),
  }
}
