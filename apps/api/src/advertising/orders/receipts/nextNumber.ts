import { pragueParts } from '@inzrt/domain/time'
import { sql } from 'drizzle-orm'
import { numberSeries } from '../../../platform/database/schema/receipts.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'

type Series = (typeof numberSeries.$inferSelect)['series']

/** Accountants tell documents from orders at a glance. */
const PREFIX: Readonly<Record<Series, string>> = { order: '', receipt: 'D' }
const DIGITS = 4

/**
 * The next number of a series, such as `20260001`; the year is Prague's. It is taken with the
 * caller's transaction, so that a series has no gaps.
 */
export const nextNumber = async (tx: Transaction, series: Series, now: Date): Promise<string> => {
  const { year } = pragueParts(now)
  const [taken] = await tx
    .insert(numberSeries)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.year],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last })

  return `${PREFIX[series]}${year}${String(taken?.last).padStart(DIGITS, '0')}`
}
