import { demoAccounts } from '@inzrt/fixtures/catalogue/demoAccounts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Passwords } from '../identity/passwords/createPasswords.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { users } from '../platform/database/schema/users.ts'

/**
 * Gives the first accounts of the demo the passwords that follow from a key. A password that was changed stays as it is.
 */
export const openDemoAccounts = async (
  { db }: Database,
  passwords: Passwords,
  key: string,
): Promise<void> => {
  for (const { nickname, password } of demoAccounts(key)) {
    const isClosed = and(
      eq(users.nickname, nickname),
      isNull(users.passwordHash),
      isNull(users.deletedAt),
    )
    const [found] = await db.select({ id: users.id }).from(users).where(isClosed)
    if (found)
      await db
        .update(users)
        .set({ passwordHash: await passwords.hash(password) })
        .where(isClosed)
  }
}
