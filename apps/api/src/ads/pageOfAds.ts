import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../database/schema/ads.ts'
import { localities } from '../database/schema/localities.ts'
import { type AdOrder, orderBy } from './AdOrder.ts'
import { type AdRow, adRowColumns } from './AdRow.ts'

/** At most this many paid places stand before the others; further topped ads flow among them. */
export const TOPPED_MAX = 3

/** A row of a page; `isHead` marks a place before all others. */
export type PageRow = AdRow & { isHead: boolean }

/** Queries that give the columns of `placeColumns`. */
export type PageParts = Readonly<{
  order: AdOrder
  before: readonly SQL[]
  head: SQL | null
  /** Behind a cursor the head was shown already; the flow still leaves it out. */
  isHeadShown: boolean
  flow: SQL
}>

/** What an ad's place in a list is found by. */
const placeColumns = sql.raw('id, relevance, sort_at, created_at, price_order')

/** `with` clause of a query whose table `page` holds the places of one page, the head first. */
export const withPage = ({ order, before, head, isHeadShown, flow }: PageParts): SQL => {
  const shownHead = sql`select ${placeColumns}, true as is_head from head union all`
  const parts = [
    ...before,
    ...(head ? [sql`head as (${head})`] : []),
    sql`flow as (${flow})`,
    sql`page as (
      select *, row_number() over (order by is_head desc, ${orderBy(order)}) as place
      from (
        ${head && isHeadShown ? shownHead : sql``}
        select ${placeColumns}, false as is_head from flow
      ) places
      order by place
      limit ${sql.placeholder('perPage')} offset ${sql.placeholder('offset')}
    )`,
  ]

  return sql`with ${sql.join(parts, sql`, `)}`
}

/** Reads the rows of the table `page`; wide ones are read only for what is shown. */
export const rowsOfPage: SQL = sql`
  select ${adRowColumns}, page.relevance, page.is_head as "isHead"
  from page
  join ${ads} on ${ads.id} = page.id
  join ${localities} on ${localities.id} = ${ads.localityId}
  order by page.place`
