import { PUSH_BROWSERS_MAX } from '@inzrt/rules/limits'
import { and, asc, count, eq, isNull, ne, not, sql } from 'drizzle-orm'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { sessions } from '../../platform/database/schema/sessions.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { tokenExpired } from '../../platform/errors/authProblems.ts'

export type PushRow = typeof pushSubscriptions.$inferSelect
type Owner = Readonly<{ userId: number; brand: Brand }>
type Saved = Pick<PushRow, 'endpoint' | 'p256dh' | 'auth' | 'serverKey' | 'device' | 'sessionId'> &
  Readonly<{ hasMessages?: boolean | undefined }>
type Subscription = Pick<PushRow, 'endpoint' | 'p256dh' | 'auth' | 'serverKey'>
type Former = Pick<PushRow, 'endpoint' | 'auth' | 'brandCode'>

const isOf = ({ userId, brand }: Owner) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.brandCode, brand))

/** The end of a session waits for this and takes the browser along; one that has ended gets none. */
const holdSession = async (tx: Transaction, id: string): Promise<void> => {
  const isOpen = and(eq(sessions.id, id), isNull(sessions.revokedAt))
  const [held] = await tx.select({ id: sessions.id }).from(sessions).where(isOpen).for('share')
  if (!held) throw tokenExpired()
}

/** Two accounts that ask for a browser at once take turns: each row is of one of them throughout. */
const waitForTurn = (tx: Transaction, endpoint: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${endpoint}`}, 0))`)

/** Browsers that accounts are notified in. */
export const createPushRows = ({ db }: Database, clock: Clock) => ({
  list: (owner: Owner): Promise<PushRow[]> =>
    db.select().from(pushSubscriptions).where(isOf(owner)).orderBy(asc(pushSubscriptions.id)),

  /** A browser has one owner, the last who asked. null: there are as many as may be; silent ones do not count. */
  save: (owner: Owner, { hasMessages, ...browser }: Saved): Promise<PushRow | null> =>
    db.transaction(async (tx) => {
      const { userId, brand: brandCode } = owner
      await holdAccount(tx, userId, { isAlone: true })
      await holdSession(tx, browser.sessionId)
      await waitForTurn(tx, browser.endpoint)
      const [others] = await tx
        .select({ total: count() })
        .from(pushSubscriptions)
        .where(
          and(
            ...[isOf(owner), ne(pushSubscriptions.endpoint, browser.endpoint)],
            eq(pushSubscriptions.serverKey, browser.serverKey),
          ),
        )
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

  /** Notifies a browser on under a new subscription; one that its page was quicker to save takes the former one's place. */
  renew: (former: Former, fresh: Subscription): Promise<boolean> =>
    db.transaction(async (tx) => {
      await waitForTurn(tx, fresh.endpoint)
      const isFormer = sql`(${pushSubscriptions.endpoint} = ${former.endpoint}
        and ${pushSubscriptions.auth} = ${former.auth} and ${pushSubscriptions.brandCode} = ${former.brandCode})`
      const [saved] = await tx
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .where(and(eq(pushSubscriptions.endpoint, fresh.endpoint), not(isFormer)))
      const { rowCount } = saved
        ? await tx.delete(pushSubscriptions).where(isFormer)
        : await tx.update(pushSubscriptions).set(fresh).where(isFormer)

      return rowCount !== 0
    }),

  remove: async (userId: number, id: number): Promise<boolean> =>
    (
      await db
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
        .returning({ id: pushSubscriptions.id })
    ).length > 0,
})
