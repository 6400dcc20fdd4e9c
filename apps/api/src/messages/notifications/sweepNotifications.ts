import { DAY_MS } from '@inzrt/domain/time'
import { lt } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { notifications } from '../../platform/database/schema/notifications.ts'

/** Long enough for somebody who comes back after half a year. */
const RETENTION_DAYS = 180

/** Forgets what accounts were told long ago, read or not. */
export const sweepNotifications = async (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<void> => {
  const before = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS)
  await deleteRows(database, notifications, lt(notifications.createdAt, before), turn)
}
