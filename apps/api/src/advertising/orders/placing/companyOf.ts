import { and, eq } from 'drizzle-orm'
import { users } from '../../../platform/database/schema/users.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'

/** Number of the company whose account somebody orders from; null: they order as a person. */
export const companyOf = async (
  db: Pick<Transaction, 'select'>,
  userId: number | null,
): Promise<string | null> => {
  if (userId === null) return null
  const [company] = await db
    .select({ companyId: users.companyId })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.kind, 'business')))

  return company?.companyId ?? null
}
