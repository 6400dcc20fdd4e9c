import type { Pool } from 'pg'

const BATCH = 1_000

/** Column names and values of a row. */
export type Row = Readonly<Record<string, unknown>>

/** Inserts rows in batches, each in one statement. All must have the same columns. */
export const insertRows = async (
  pool: Pick<Pool, 'query'>,
  table: string,
  rows: readonly Row[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  for (let from = 0; from < rows.length; from += BATCH)
    await pool.query(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(from, from + BATCH))],
    )
}
