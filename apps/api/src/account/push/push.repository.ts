import { PUSH_BROWSERS_MAX } from '@inzrt/domain/limits'
import { and, asc, count, eq, ne } from 'drizzle-orm'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'

export type PushRow = typeof pushSubscriptions.$inferSelect
type Owner = Readonly<{ userId: number; brand: Brand }>
type Saved = Pick<PushRow, 'endpoint' | 'p256dh' | 'auth' | 'device' | 'sessionId'> &
  Readonly<{ hasMessages?: boolean | undefined }>

const isOf = ({ userId, brand }: Owner) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.brandCode, brand))

/** Browsers that accounts are notified in. */
export const createPushRows = ({ db }: Database, clock: Clock) => ({
  list: (owner: Owner): Promise<PushRow[]> =>
    db.select().from(pushSubscriptions).where(isOf(owner)).orderBy(asc(pushSubscriptions.id)),

  /** A browser has one owner, the last who asked. null: there are as many as may be. */
  save: (owner: Owner, { hasMessages, ...browser }: Saved): Promise<PushRow | null> =>
    db.transaction(async (tx) => {
      const { userId, brand: brandCode } = owner
      await holdAccount(tx, userId, { isAlone: true })
      const [others] = await tx
        .select({ total: count() })
        .from(pushSubscriptions)
        .where(and(isOf(owner), ne(pushSubscriptions.endpoint, browser.endpoint)))
      if ((others?.total ?? 0) >= PUSH_BROWSERS_MAX) return null
      await tx
        .delete(pushSubscriptions)
        .where(
          and(
            eq(pushSubscriptions.endpoint, browser.endpoint),
            ne(pushSubscriptions.userId, userId),
          ),
        )
      const [saved] = await tx
        .insert(pushSubscriptions)
        .values({ userId, brandCode, ...browser, hasMessages, createdAt: clock() })
        .onConflictDoUpdate({
          target: pushSubscriptions.endpoint,
          set: { brandCode, ...browser, ...(hasMessages !== undefined && { hasMessages }) },
        })
        .returning()

      return saved ?? null
    }),

  remove: async (userId: number, id: number): Promise<boolean> =>
    (
      await db
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
        .returning({ id: pushSubscriptions.id })
    ).length > 0,
})
