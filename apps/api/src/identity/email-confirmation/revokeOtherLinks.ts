import { and, eq, ne } from 'drizzle-orm'
import { emailTokens } from '../../platform/database/schema/emailTokens.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** Links of an account to any other address than this one work no longer. */
export const revokeOtherLinks = async (
  tx: Transaction,
  userId: number,
  email: string,
): Promise<void> => {
  await tx
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, userId), ne(emailTokens.email, email)))
}
