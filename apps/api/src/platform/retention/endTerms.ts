import { DAY_MS } from '@inzrt/domain/time'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock/Clock.ts'
import { deleteRows } from '../database/deleteRows.ts'
import type { Database } from '../database/openDatabase.ts'
import { TERMS } from './terms.ts'

type Parts = Readonly<{ database: Database; clock: Clock }>

/** Deletes rows past their term, and has the database drop months past theirs and make those to come. */
export const endTerms = async ({ database, clock }: Parts, turn?: AbortSignal): Promise<void> => {
  for (const rule of Object.values(TERMS)) {
    if (rule.kind !== 'days') continue
    const before = new Date(clock().getTime() - rule.days * DAY_MS).toISOString()
    for (const moment of rule.after) {
      const isOver = sql`${sql.raw(moment)} < ${before}::timestamptz and ${rule.which ?? sql`true`}`
      await deleteRows(database, rule.of, isOver, turn)
    }
  }
  if (!turn?.aborted) await database.db.execute(sql`select tend_months()`)
}
