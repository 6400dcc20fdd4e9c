import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import type { Passwords } from '../passwords/createPasswords.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'

export type PasswordProof = ReturnType<typeof createPasswordProof>

type Dependencies = Readonly<{
  users: UsersRepository
  passwords: Passwords
  attempts: Attempts
}>
type Typed = Readonly<{ password: string; field: string }>

const PROOFS = { name: 'wrong passwords in account', limit: 5, seconds: 900 } as const
const WRONG = 'Heslo není správné.'

/** Holds what was proved until a transaction ends. @throws Problem 422 when the password is another one by now */
export type HoldProof = (tx: Transaction) => Promise<void>

/**
 * Asks a logged-in user for the password once more: a session left open must not give all away. What it is asked for
 * begins with the answer: the owner may have set another password while this one was compared.
 */
export const createPasswordProof =
  ({ users, passwords, attempts }: Dependencies) =>
  async (user: UserRow, { password, field }: Typed, { address }: Caller): Promise<HoldProof> => {
    const wrong = () => invalidFields({ [field]: [WRONG] })
    const client = clientOf(address)
    const subject = [String(user.id), client]
    await passwords.runQueued(client, async () => {
      const isRight = await attempts.takeFor([{ budget: PROOFS, subject }], () =>
        passwords.verify(password, user.passwordHash),
      )
      if (!isRight) throw wrong()
      await attempts.clear(PROOFS, ...subject)
    })

    return async (tx) => {
      if (!(await users.holdPassword(tx, user))) throw wrong()
    }
  }
