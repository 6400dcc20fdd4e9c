import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { notifications } from '../../platform/database/schema/notifications.ts'
import type { OwnScope } from '../OwnScope.ts'

export type NotificationRow = typeof notifications.$inferSelect

type Owner = Readonly<{ userId: number; brand: Brand }>

const isOf = ({ userId, brand }: Owner) =>
  and(eq(notifications.userId, userId), eq(notifications.brandCode, brand))

/** What accounts were told, and what of it they have read. */
export const createNotificationRows = ({ db }: Database) => ({
  countUnread: (owner: Owner): Promise<number> =>
    db.$count(notifications, and(isOf(owner), isNull(notifications.readAt))),

  list: async ({ perPage, offset, ...owner }: OwnScope) => {
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(notifications)
        .where(isOf(owner))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(perPage)
        .offset(offset),
      db.$count(notifications, isOf(owner)),
    ])

    return { rows, total }
  },

  markRead: async (
    owner: Owner,
    which: Readonly<{ ids: readonly number[] } | { upTo: string }>,
    readAt: Date,
  ): Promise<void> => {
    const isMeant =
      'ids' in which
        ? inArray(notifications.id, [...which.ids])
        : lte(notifications.createdAt, new Date(which.upTo))
    await db
      .update(notifications)
      .set({ readAt })
      .where(and(isOf(owner), isNull(notifications.readAt), isMeant))
  },
})
