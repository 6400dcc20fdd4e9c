import { and, eq } from 'drizzle-orm'
import { feeds } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { FeedRecord } from './FeedParts.ts'

/** Whether nobody else took the file or gave it up meanwhile; from now on nobody does. */
export const isStillTaken = async (tx: Transaction, taken: FeedRecord): Promise<boolean> => {
  const { id, state, tries, workedAt } = taken
  if (state !== 'waiting' && state !== 'working') return false
  const isAsTaken = and(eq(feeds.id, id), eq(feeds.tries, tries), eq(feeds.workedAt, workedAt))
  const held = await tx.select({ id: feeds.id }).from(feeds).where(isAsTaken).for('update')

  return held.length > 0
}
