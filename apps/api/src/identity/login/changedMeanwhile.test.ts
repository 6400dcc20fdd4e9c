import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema/users.ts'
import { callerAt } from '../../test/callerAt.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { createLogin } from './createLogin.ts'

const { identity, database, register } = await createAccounts()

const CALLER = callerAt('192.0.2.77')

/** A login during which something happens just after the password turned out to be right. */
const logInWhile = (happens: () => Promise<unknown>) =>
  createLogin({
    ...identity,
    passwords: {
      ...identity.passwords,
      verify: async (...asked) => {
        const isRight = await identity.passwords.verify(...asked)
        await happens()

        return isRight
      },
    },
  })

test.each([
  ['changed', async () => ({ passwordHash: await identity.passwords.hash('úplně jiné heslo') })],
  ['gone with its account', async () => ({ passwordHash: null, deletedAt: new Date() })],
  ['of an account blocked', async () => ({ blockedAt: new Date() })],
])('R251 P036 a password %s while it was compared begins no session', async (_, change) => {
  const { nickname } = await register()
  const isTheirs = eq(users.nickname, nickname)
  const logIn = logInWhile(async () =>
    database.db
      .update(users)
      .set(await change())
      .where(isTheirs),
  )

  await expect(logIn({ nickname, password: PASSWORD }, CALLER)).rejects.toMatchObject({
    code: 'credentials',
  })
})

test('P036 nothing personal comes back into an account deleted a moment ago', async () => {
  const { nickname } = await register()
  const user = await identity.users.findByName(nickname)
  const id = user?.id ?? 0
  await database.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id))

  await expect(identity.users.update(database.db, id, { firstName: 'Jana' })).rejects.toMatchObject(
    {
      code: 'token_expired',
    },
  )
})
