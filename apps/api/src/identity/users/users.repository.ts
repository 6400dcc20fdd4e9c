import { foldLetters, toSkeleton } from '@inzrt/domain/text'
import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { isLiveUser } from '../../platform/database/isLiveUser.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { retiredNicknames } from '../../platform/database/schema/retiredNicknames.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Queryable, Transaction } from '../../platform/database/Transaction.ts'
import { tokenExpired } from '../../platform/errors/authProblems.ts'
import { foldEmail } from './foldEmail.ts'

export type UsersRepository = ReturnType<typeof createUsersRepository>
export type UserRow = typeof users.$inferSelect

const isActive = and(isNull(users.deletedAt), isNull(users.blockedAt))

/** Accounts. */
export const createUsersRepository = ({ db }: Database) => {
  const isCalled = (name: string): SQL | undefined =>
    name.includes('@')
      ? and(eq(users.emailFolded, foldEmail(name)), isNotNull(users.emailVerifiedAt))
      : eq(users.nicknameFolded, foldLetters(name.trim()))

  const byId = db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('users_by_id')

  const retired = db
    .select({ until: retiredNicknames.until })
    .from(retiredNicknames)
    .where(
      and(
        eq(retiredNicknames.nicknameHash, sql.placeholder('hash')),
        gt(retiredNicknames.until, sql.placeholder('now')),
      ),
    )
    .prepare('retired_nicknames_find')

  return {
    /** The account somebody names by its nickname or its confirmed address, unless it is blocked. */
    findByName: async (name: string, on: Queryable = db): Promise<UserRow | null> =>
      (
        await on
          .select()
          .from(users)
          .where(and(isCalled(name), isActive))
      )[0] ?? null,

    /** The same, blocked or not: only who knows its password may be told that it is. */
    findToLogIn: async (name: string): Promise<UserRow | null> =>
      (
        await db
          .select()
          .from(users)
          .where(and(isCalled(name), isNull(users.deletedAt)))
      )[0] ?? null,

    findById: async (id: number): Promise<UserRow | null> =>
      (await byId.execute({ id }))[0] ?? null,

    isNicknameRetired: async (nickname: string, now: Date): Promise<boolean> =>
      (await retired.execute({ hash: sha256(toSkeleton(nickname)), now })).length > 0,

    /** @returns null when the nickname, or one that is mistaken for it, is taken */
    add: async (
      tx: Transaction,
      user: Omit<typeof users.$inferInsert, 'nicknameFolded' | 'nicknameSkeleton' | 'emailFolded'>,
    ): Promise<UserRow | null> => {
      const [added] = await tx
        .insert(users)
        .values({
          ...user,
          nicknameFolded: foldLetters(user.nickname),
          nicknameSkeleton: toSkeleton(user.nickname),
          emailFolded: foldEmail(user.email),
        })
        .onConflictDoNothing({ target: users.nicknameSkeleton })
        .returning()

      return added ?? null
    },

    /**
     * Whether the password is still the one that was compared; it stays so until the transaction ends, and nobody
     * adds anything to the account meanwhile.
     */
    holdPassword: async (tx: Transaction, { id, passwordHash }: UserRow): Promise<boolean> => {
      const held = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? ''), isActive))
        .for('update')

      return held.length > 0
    },

    /** @throws Problem 401 when the account was deleted a moment ago: nothing personal comes back into it */
    update: async (
      on: Queryable,
      id: number,
      change: Partial<typeof users.$inferInsert>,
    ): Promise<UserRow> => {
      const isIt = isLiveUser(id)
      const [updated] = await on.update(users).set(change).where(isIt).returning()
      if (!updated) throw tokenExpired()

      return updated
    },
  }
}
