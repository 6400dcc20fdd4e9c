import type { Database } from '../database/openDatabase.ts'
import type { Transaction } from '../database/Transaction.ts'
import { drainRows } from './drainRows.ts'
import { eachRow } from './eachRow.ts'

type Work<Row> = Readonly<{
  /** What is done, as operators read it. */
  work: string
  keyOf: (row: Row) => number | string
  /** The next few behind the last one of the step before, in order and locked. */
  find: (tx: Transaction, after: Row | undefined) => Promise<readonly Row[]>
  treat: (tx: Transaction, row: Row) => Promise<unknown>
}>

/**
 * Works off a backlog of rows, each within its step by itself.
 * @returns how many were done
 * @throws RowsFailed when nothing is left but rows that failed
 */
export const drainEach = async <Row>(
  database: Pick<Database, 'db'>,
  { work, keyOf, find, treat }: Work<Row>,
  turn?: AbortSignal,
): Promise<number> => {
  const rows = eachRow(work, keyOf)
  await drainRows<Row>(
    database,
    async (tx, after) => {
      const found = await find(tx, after)
      await rows.treat(tx, found, (row) => tx.transaction((inner) => treat(inner, row)))

      return found
    },
    turn,
  )

  return rows.settle()
}
