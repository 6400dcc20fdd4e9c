import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const list = (values: readonly unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Rows behind the last one of the step before, in the order of these columns; all rows at the first step. */
export const isAfter = (
  columns: readonly SQLWrapper[],
  last: readonly unknown[] | undefined,
): SQL | undefined => last && sql`(${list(columns)}) > (${list(last)})`
