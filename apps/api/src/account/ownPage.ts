import { type SQL, sql } from 'drizzle-orm'

type OwnPage = Readonly<{
  /** Everything that belongs to the list, with what it is ordered by. */
  all: SQL
  order: SQL
  columns: SQL
  /** What the columns are read from, joined by `page.id`. */
  joins: SQL
}>

/** A row of a page; a page behind the last one has a single row, which holds the total alone. */
export type OwnRow<Row extends { id: number }> = { total: number } & Row

/**
 * One query for a page of an own list and the number of everything in it. Placeholders `perPage` and
 * `offset` say which page.
 */
export const ownPage = ({ all, order, columns, joins }: OwnPage): SQL => sql`
  with own as (${all}),
  page as (
    select *, row_number() over (order by ${order}) as place from own
    order by place limit ${sql.placeholder('perPage')} offset ${sql.placeholder('offset')}
  )
  select totals.total, ${columns}
  from (select count(*)::integer as total from own) totals
  left join (page ${joins}) on true
  order by page.place`

/** Takes the total off the rows. */
export const readOwnPage = <Row extends { id: number }>(rows: readonly OwnRow<Row>[]) => ({
  total: rows[0]?.total ?? 0,
  rows: rows.filter(({ id }) => id !== null),
})
