import { DAY_MS } from '@inzrt/domain/time'
import { inArray, lt } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { pushKeys } from '../../platform/database/schema/pushKeys.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'

type Parts = Readonly<{ database: Database; clock: Clock; pushKey: string | null }>

/** Long enough for somebody who comes now and then, and for an operator to put a lost key back. */
const RETENTION_DAYS = 90

/** Forgets browsers that subscribed to our key of a time that is long over, and have not come since. */
export const sweepPush = async (
  { database, clock, pushKey }: Parts,
  turn?: AbortSignal,
): Promise<void> => {
  if (turn?.aborted) return
  const { db } = database
  const usedAt = clock()
  if (pushKey)
    await db
      .insert(pushKeys)
      .values({ serverKey: pushKey, usedAt })
      .onConflictDoUpdate({ target: pushKeys.serverKey, set: { usedAt } })
  const isOver = lt(pushKeys.usedAt, new Date(usedAt.getTime() - RETENTION_DAYS * DAY_MS))
  const over = db.select({ serverKey: pushKeys.serverKey }).from(pushKeys).where(isOver)
  await deleteRows(database, pushSubscriptions, inArray(pushSubscriptions.serverKey, over), turn)
}
