import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { drainRows } from '../jobs/drainRows.ts'
import type { Database } from './openDatabase.ts'

const BATCH_SIZE = 2_000

/** Deletes rows of a table, a bounded number in each statement. */
export const deleteRows = (
  database: Pick<Database, 'db'>,
  table: PgTable,
  which: SQL | undefined,
  turn?: AbortSignal,
): Promise<number> =>
  drainRows(
    database,
    async (tx) => {
      const { rows } = await tx.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${which} limit ${BATCH_SIZE} for update skip locked))
        returning true`)

      return rows
    },
    turn,
  )
