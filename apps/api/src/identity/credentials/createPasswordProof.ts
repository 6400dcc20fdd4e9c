import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import type { Passwords } from '../passwords/createPasswords.ts'
import type { UserRow } from '../users/users.repository.ts'

export type PasswordProof = ReturnType<typeof createPasswordProof>

type Dependencies = Readonly<{ passwords: Passwords; attempts: Attempts }>
type Typed = Readonly<{ password: string; field: string }>

const PROOFS = { name: 'wrong passwords in account', limit: 5, seconds: 900 } as const
const WRONG = 'Heslo není správné.'

/** Asks a logged-in user for the password once more: a session left open must not give all away. */
export const createPasswordProof =
  ({ passwords, attempts }: Dependencies) =>
  async (user: UserRow, { password, field }: Typed, { address }: Caller): Promise<void> => {
    const client = clientOf(address)
    const subject = [String(user.id), client]
    await passwords.inTurn(client, async () => {
      const isRight = await attempts.takeFor([{ budget: PROOFS, subject }], () =>
        passwords.verify(password, user.passwordHash),
      )
      if (!isRight) throw invalidFields({ [field]: [WRONG] })
      await attempts.clear(PROOFS, ...subject)
    })
  }
