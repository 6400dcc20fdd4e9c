import { expect, test } from 'vitest'
import { createOriginals } from '../../catalogue/images/createOriginals.ts'
import type { CredentialsDependencies } from '../../identity/credentials/CredentialsDependencies.ts'
import { changeEmail } from '../../identity/credentials/changeEmail.ts'
import { changePassword } from '../../identity/credentials/changePassword.ts'
import { createPasswordProof } from '../../identity/credentials/createPasswordProof.ts'
import { requireUser } from '../../identity/users/requireUser.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { callerAt } from '../../test/callerAt.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { deleteUser } from './deleteUser.ts'

const { identity, database, imagesDir, register, clock, logIn } = await createAccounts()
const caller = callerAt('192.0.2.78')
const OWNERS = 'heslo, které právě nastavil majitel'
const THIEFS = 'heslo, které chce zloděj'

/** A proof during which the owner sets another password, just after the former turned out to be right. */
const proveWhileOwnerChanges = (userId: number) => {
  const { passwords } = identity
  const verify = async (...asked: Parameters<typeof passwords.verify>) => {
    const isRight = await passwords.verify(...asked)
    await identity.users.update(database.db, userId, { passwordHash: await passwords.hash(OWNERS) })

    return isRight
  }

  return createPasswordProof({ ...identity, passwords: { ...passwords, verify } })
}

type Thief = CredentialsDependencies & Readonly<{ signedIn: SignedIn }>

test.each([
  [
    'sets no password',
    ({ signedIn, ...parts }: Thief) =>
      changePassword(
        {
          signedIn,
          caller,
          body: { current_password: PASSWORD, password: THIEFS, password_confirmation: THIEFS },
        },
        parts,
      ),
  ],
  [
    'claims no address',
    ({ signedIn, ...parts }: Thief) =>
      changeEmail(
        { signedIn, caller, body: { email: 'zlodej@posta.example', password: PASSWORD } },
        parts,
      ),
  ],
  [
    'deletes no account',
    async ({ signedIn, ...parts }: Thief) =>
      deleteUser(
        await requireUser(parts.users, signedIn),
        { caller, password: PASSWORD },
        { ...parts, originals: createOriginals(imagesDir) },
      ),
  ],
])('P036 P045 a password replaced while it was compared %s', async (_, misuse) => {
  const { nickname } = await register()
  const before = await identity.users.findByName(nickname)
  const userId = before?.id ?? 0
  const thief = { userId, sessionId: 'of the thief', scope: 'user' } as const
  const parts = { ...identity, clock: clock.read, proof: proveWhileOwnerChanges(userId) }

  await expect(misuse({ ...parts, signedIn: thief })).rejects.toMatchObject({ code: 'validation' })
  expect(await identity.users.findById(userId)).toEqual({
    ...before,
    passwordHash: expect.any(String),
  })
  expect((await logIn(nickname, OWNERS)).statusCode).toBe(200)
})
