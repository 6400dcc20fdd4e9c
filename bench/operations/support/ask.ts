import { openDatabase } from '../../../apps/api/src/platform/database/openDatabase.ts'

/** Asks a database once; its rows. */
export const ask = async <Row extends object>(
  url: string,
  text: string,
): Promise<readonly Row[]> => {
  const { pool, close } = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 0 })
  try {
    return (await pool.query<Row>(text)).rows
  } finally {
    await close()
  }
}
