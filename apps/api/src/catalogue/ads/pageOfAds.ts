import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { orderBy, placeColumns, type StoredOrder } from './AdOrder.ts'
import { type AdRow, type NamelessAdRow, namelessAdRowColumns } from './AdRow.ts'

/** At most this many paid places stand before the others; further topped ads flow among them. */
export const TOPPED_MAX = 3

/** A row of a page; `isHead` marks a place before all others. */
export type PageRow = AdRow & { isHead: boolean }
/** The same, as it is read: without the names of its place. */
export type NamelessPageRow = NamelessAdRow & { isHead: boolean }

/** Queries that give the columns of `placeColumns`. */
export type PageParts = Readonly<{
  order: StoredOrder
  head: SQL | null
  /** Behind a cursor the head was shown already; the flow still leaves it out. */
  isHeadShown: boolean
  flow: SQL
}>

/** `with` clause of a query whose table `page` holds the places of one page, the head first. */
export const withPage = ({ order, head, isHeadShown, flow }: PageParts): SQL => {
  const shownHead = sql`select ${placeColumns}, true as is_head from head union all`
  const parts = [
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
const rowsBy = (isPlace: SQL): SQL => sql`
  select ${namelessAdRowColumns}, page.is_head as "isHead"
  from page
  join ${ads} on ${isPlace}
  order by page.place`

/** Rows that the same statement has just found are read where they lie, without an index. */
export const rowsOfPage: SQL = rowsBy(sql`${ads}.ctid = page.ctid`)

export const rowsByIds: SQL = rowsBy(sql`${ads.id} = page.id`)
