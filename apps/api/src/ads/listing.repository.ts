import type { SortKey } from '@inzrt/domain/listing'
import { type SQL, sql } from 'drizzle-orm'
import { memoise } from '../database/memoise.ts'
import type { Database } from '../database/openDatabase.ts'
import { prepare } from '../database/prepare.ts'
import { ads } from '../database/schema/ads.ts'
import type { AdCell } from './AdCell.ts'
import type { AdFilter } from './AdFilter.ts'
import { isBehindCursor, listingOrder, orderBy } from './AdOrder.ts'
import { type AdPaging, offsetOf } from './AdPaging.ts'
import { cursorValues } from './Cursor.ts'
import {
  filterShape,
  filterValues,
  priceClass,
  whereFilter,
  wherePlace,
} from './filterConditions.ts'
import { type PageRow, rowsOfPage, TOPPED_MAX, withPage } from './pageOfAds.ts'

/** Ads of these sections, save one. */
export type AdScope = Readonly<{ sectionIds: readonly number[]; exceptId: number | null }>

type Shape = Readonly<{ sort: SortKey; filter: AdFilter; hasCursor: boolean }>

export type ListingRepository = ReturnType<typeof createListingRepository>

const sectionIds = sql`${sql.placeholder('sectionIds')}::integer[]`
const isListed = sql`state = 'published' and ${ads.id} is distinct from ${sql.placeholder('exceptId')}`
const columns = sql`id, 0 as relevance, sort_at, created_at, price_order`

const all = (conditions: readonly SQL[]): SQL => sql.join(conditions as SQL[], sql` and `)

/** Paid places, newest first: `sort_at` moves when they rotate. */
const headQuery = (filter: AdFilter): SQL => sql`
  select ${columns} from ${ads}
  where ${all([sql`section_id = any(${sectionIds})`, isListed, sql`topped_until > now()`, ...whereFilter(filter)])}
  order by sort_at desc, id desc limit least(${TOPPED_MAX}, ${sql.placeholder('perPage')}::integer - 1)`

/** Each section's index is read in order and only as far as the page reaches. */
const flowQuery = ({ sort, filter, hasCursor }: Shape, hasHead: boolean): SQL => {
  const order = listingOrder(sort)
  const conditions = [
    sql`${ads.sectionId} = wanted.id`,
    isListed,
    ...whereFilter(filter),
    ...(hasCursor ? [isBehindCursor(order)] : []),
    ...(hasHead ? [sql`${ads.id} <> all (array(select id from head))`] : []),
  ]

  return sql`
    select near.* from unnest(${sectionIds}) wanted (id)
    cross join lateral (
      select ${columns} from ${ads} where ${all(conditions)}
      order by ${orderBy(order)} limit ${sql.placeholder('reach')}
    ) near`
}

const countQuery = (filter: AdFilter): SQL => sql`
  select type, images_count > 0 as "hasImage", ${priceClass(filter)} as price,
    count(*)::integer as "adsCount"
  from ${ads}
  where ${all([sql`section_id = any(${sectionIds})`, isListed, ...wherePlace(filter)])}
  group by 1, 2, 3`

const pageQuery = (shape: Shape): SQL => {
  const hasHead = shape.sort === 'default'

  const page = withPage({
    order: listingOrder(shape.sort),
    before: [],
    head: hasHead ? headQuery(shape.filter) : null,
    isHeadShown: !shape.hasCursor,
    flow: flowQuery(shape, hasHead),
  })

  return sql`${page} ${rowsOfPage}`
}

const shapeKey = ({ sort, filter, hasCursor }: Shape): string =>
  `${sort} ${hasCursor} ${filterShape(filter)}`

/** Lists of the ads of sections. */
export const createListingRepository = ({ pool }: Database) => {
  const pageOf = memoise(shapeKey, (shape) => prepare<PageRow>(pool, pageQuery(shape)))
  const cellsOf = memoise(filterShape, (filter) => prepare<AdCell>(pool, countQuery(filter)))

  return {
    /** One page of ads, paid places first in the default order. */
    readPage: (scope: AdScope, sort: SortKey, filter: AdFilter, paging: AdPaging) =>
      pageOf({ sort, filter, hasCursor: paging.cursor !== null })({
        ...filterValues(filter),
        ...scope,
        ...cursorValues(paging.cursor),
        perPage: paging.perPage,
        offset: offsetOf(paging),
        reach: offsetOf(paging) + paging.perPage,
      }),

    /** Numbers of ads in the place asked for, by what the other filters ask for. */
    countCells: (scope: AdScope, filter: AdFilter) =>
      cellsOf(filter)({ ...filterValues(filter), ...scope }),
  }
}
