import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { notifications } from '../../platform/database/schema/notifications.ts'

/** What an account was told of a page is read once the page is. */
export const markPageRead = async (
  db: Database['db'],
  userId: number,
  path: string,
  readAt: Date,
): Promise<void> => {
  await db
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        ...[eq(notifications.userId, userId), eq(notifications.path, path)],
        isNull(notifications.readAt),
      ),
    )
}
