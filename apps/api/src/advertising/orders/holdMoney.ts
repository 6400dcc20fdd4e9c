import { sql } from 'drizzle-orm'
import { isLiveUser } from '../../platform/database/isLiveUser.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/**
 * Keeps what an account has paid ahead from changing until the transaction ends, and what it owes from growing: those
 * who give or take some take turns.
 * @returns whether the account is still there
 */
export const holdMoney = async (tx: Transaction, userId: number): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`money of ${userId}`}, 0))`)
  const [account] = await tx.select({ id: users.id }).from(users).where(isLiveUser(userId))

  return account !== undefined
}
