import { isLiveUser } from '../../platform/database/isLiveUser.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { tokenExpired } from '../../platform/errors/authProblems.ts'
import type { UserRow } from './users.repository.ts'

/**
 * The account to which something is added. Its deletion waits for the end of the transaction and takes that along; so does
 * anyone else who holds it alone, where what it has is counted first.
 * @throws Problem 401 when the account was deleted a moment ago
 */
export const holdAccount = async (
  tx: Transaction,
  userId: number,
  { isAlone = false } = {},
): Promise<UserRow> => {
  const [user] = await tx
    .select()
    .from(users)
    .where(isLiveUser(userId))
    .for(isAlone ? 'no key update' : 'key share')
  if (!user) throw tokenExpired()

  return user
}
