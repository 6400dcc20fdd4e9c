import { SECOND_STEP_SECONDS } from '@inzrt/rules/limits'
import { and, eq, gt } from 'drizzle-orm'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { halfLogins as table } from '../../platform/database/schema/secondFactors.ts'
import type { Queryable, Transaction } from '../../platform/database/Transaction.ts'
import type { UserRow } from '../users/users.repository.ts'

const passwordMarkOf = ({ passwordHash }: UserRow): string => sha256(passwordHash ?? '')

const isLive = (flow: string, now: Date) =>
  and(eq(table.flowHash, sha256(flow)), gt(table.expiresAt, now))

/** Logins that wait for their second step, each under the name its browser was given for it. */
export const halfLogins = {
  begin: async (on: Queryable, flow: string, user: UserRow, now: Date): Promise<void> => {
    const expiresAt = new Date(now.getTime() + SECOND_STEP_SECONDS * 1_000)
    const begun = { userId: user.id, passwordMark: passwordMarkOf(user), expiresAt }
    await on
      .insert(table)
      .values({ flowHash: sha256(flow), ...begun })
      .onConflictDoUpdate({ target: table.flowHash, set: begun })
  },

  /** Whose login it is; null: there is none, or its time is over. */
  findOwner: async (on: Queryable, flow: string, now: Date): Promise<number | null> => {
    const [half] = await on.select({ userId: table.userId }).from(table).where(isLive(flow, now))

    return half?.userId ?? null
  },

  /** @returns whether it still waited, for the password the account has now */
  end: async (tx: Transaction, flow: string, user: UserRow, now: Date): Promise<boolean> => {
    const isTheirs = and(eq(table.userId, user.id), eq(table.passwordMark, passwordMarkOf(user)))
    const { rowCount } = await tx.delete(table).where(and(isLive(flow, now), isTheirs))

    return rowCount === 1
  },
}
