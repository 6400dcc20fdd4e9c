import { isLiveUser } from '../../platform/database/isLiveUser.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/**
 * The account that is told something, with the letters it does without; its deletion waits until that is kept.
 * @returns null for one that was deleted
 */
export const findReader = async (tx: Transaction, userId: number) => {
  const [reader] = await tx
    .select({ id: users.id, silencedLetters: users.silencedLetters })
    .from(users)
    .where(isLiveUser(userId))
    .for('key share')

  return reader ?? null
}
