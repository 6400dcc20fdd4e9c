import { createHash } from 'node:crypto'
import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, QueryResultRow } from 'pg'

/** Runs a query with the values of its placeholders. */
export type Prepared<Row> = (values?: Readonly<Record<string, unknown>>) => Promise<Row[]>

const dialect = new PgDialect()

/**
 * Compiles a query once; PostgreSQL then parses it once a connection. The statement's name comes
 * from its text, so equal queries share a plan.
 * @example const findAd = prepare<Ad>(pool, sql`select * from ads where id = ${sql.placeholder('id')}`)
 */
export const prepare = <Row extends QueryResultRow>(pool: Pool, query: SQL): Prepared<Row> => {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const name = createHash('sha1').update(text).digest('base64url')

  return async (values = {}) => {
    const result = await pool.query<Row>({ name, text, values: fillPlaceholders(params, values) })

    return result.rows
  }
}
