import type { Credit } from '@inzrt/contracts/payment/credit'
import { eq } from 'drizzle-orm'
import { readCredit } from '../../advertising/orders/credit/readCredit.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { users } from '../../platform/database/schema/users.ts'
import { userNotFound } from './adminUserRow.ts'

/**
 * Credit of an account and what became of it.
 * @throws Problem 404
 */
export const readAccountCredit = async ({ db }: Database, id: number): Promise<Credit> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!user) throw userNotFound()

  return readCredit(db, id)
}
