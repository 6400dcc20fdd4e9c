import { sql } from 'drizzle-orm'
import type { Database } from '../database/openDatabase.ts'
import type { Transaction } from '../database/Transaction.ts'
import { drain } from './drain.ts'

/** A backlog is found by indexes of a few rows, which only a plan for the values at hand makes use of. */
const PLAN_ANEW = sql`set local plan_cache_mode = force_custom_plan`

/** Works off a backlog of rows, each step in a transaction of its own. */
export const drainRows = <Row>(
  { db }: Pick<Database, 'db'>,
  step: (tx: Transaction, after: Row | undefined) => Promise<readonly Row[]>,
  turn?: AbortSignal,
): Promise<number> =>
  drain<Row>(
    (after) =>
      db.transaction(async (tx) => {
        await tx.execute(PLAN_ANEW)

        return step(tx, after)
      }),
    turn,
  )
