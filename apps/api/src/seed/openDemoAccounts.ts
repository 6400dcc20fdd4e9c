import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Passwords } from '../identity/passwords/createPasswords.ts'
import { keyedHash } from '../platform/crypto/keyedHash.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { users } from '../platform/database/schema/users.ts'

/** An account of the demo that people who try the product may log in as. */
export type DemoAccount = Readonly<{ nickname: string; password: string; scope: string }>

const NICKNAMES = ['demo', 'firma', 'moderator', 'admin', 'prepazka']
const PASSWORD_LENGTH = 12

type Parts = Readonly<{ database: Database; passwords: Passwords; key: Buffer }>

/**
 * Gives the first accounts of the demo passwords, other ones on every machine: they come from its own
 * key, so nobody elsewhere knows them. A password that was changed stays as it is.
 */
export const openDemoAccounts = async ({
  database: { db },
  passwords,
  key,
}: Parts): Promise<DemoAccount[]> => {
  const found = await db
    .select({
      id: users.id,
      nickname: users.nickname,
      scope: users.scope,
      hash: users.passwordHash,
    })
    .from(users)
    .where(and(inArray(users.nickname, NICKNAMES), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
  const accounts = found.map((user) => ({
    ...user,
    password: keyedHash(key, 'demo account', user.nickname).slice(0, PASSWORD_LENGTH),
  }))
  for (const { id, password, hash } of accounts)
    if (hash === null)
      await db
        .update(users)
        .set({ passwordHash: await passwords.hash(password) })
        .where(and(eq(users.id, id), isNull(users.passwordHash)))

  return accounts.map(({ nickname, password, scope }) => ({ nickname, password, scope }))
}
