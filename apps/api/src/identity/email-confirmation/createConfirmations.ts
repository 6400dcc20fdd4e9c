import { HOUR_MS } from '@inzrt/domain/time'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { randomToken } from '../../platform/crypto/randomToken.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { emailTokens } from '../../platform/database/schema/emailTokens.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { foldEmail } from '../users/foldEmail.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'
import { revokeOtherLinks } from './revokeOtherLinks.ts'

export type Confirmations = ReturnType<typeof createConfirmations>

type Dependencies = Readonly<{
  users: UsersRepository
  outbox: Outbox
  attempts: Attempts
  clock: Clock
}>

type Asked = Readonly<{ user: UserRow; email: string; brand: Brand }>

const VALID_MS = 48 * HOUR_MS
const TOKEN_BYTES = 32

/** Anyone who claims somebody else's address must not fill their mailbox. */
const LETTERS = { name: 'confirmation letters', limit: 5, seconds: 86_400 } as const

/** Links that prove an address is its reader's. */
export const createConfirmations = ({ users, outbox, attempts, clock }: Dependencies) => {
  const addToken = async (tx: Transaction, { user, email }: Asked): Promise<string> => {
    const token = randomToken(TOKEN_BYTES)
    const createdAt = clock()
    // A link to an address no longer wanted must not bring it back.
    await revokeOtherLinks(tx, user.id, email)
    await tx.insert(emailTokens).values({
      tokenHash: sha256(token),
      userId: user.id,
      email,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + VALID_MS),
    })

    return token
  }

  return {
    /**
     * Mails a link to an address an account claims. If the address is somebody's already, the letter
     * says so instead; who claimed it sees no difference.
     */
    ask: async (tx: Transaction, asked: Asked): Promise<void> => {
      const { user, email, brand } = asked
      const owner = await users.findByName(email, tx)
      const token = await addToken(tx, asked)
      const { isAllowed } = await attempts.tryOnce(tx, LETTERS, [foldEmail(email)])
      if (!isAllowed) return
      const letter = { channel: 'email', to: email, brand } as const
      const { nickname } = user
      if (owner && owner.id !== user.id)
        await outbox.enqueue(tx, {
          ...letter,
          template: 'emailTaken',
          payload: { nickname: owner.nickname },
        })
      else if (email === user.email)
        await outbox.enqueue(tx, {
          ...letter,
          template: 'verifyEmail',
          payload: { nickname, token },
        })
      else
        await outbox.enqueue(tx, {
          ...letter,
          template: 'emailChange',
          payload: { nickname, token },
        })
    },
  }
}
