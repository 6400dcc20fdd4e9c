import { and, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { UserRow } from '../../identity/users/users.repository.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/**
 * Where an account was written to and no other account is: anybody may claim an address, and must not
 * take letters away from whose it is by deleting the claim.
 */
export const ownAddresses = async (
  tx: Transaction,
  { id, email, pendingEmail, phone }: UserRow,
): Promise<string[]> => {
  const claimed = [email, pendingEmail, phone].filter((one) => one !== null)
  const folded = claimed.map(foldEmail)
  const others = await tx
    .select({ email: users.emailFolded, pendingEmail: users.pendingEmail, phone: users.phone })
    .from(users)
    .where(
      and(
        ne(users.id, id),
        isNull(users.deletedAt),
        or(
          inArray(users.emailFolded, folded),
          inArray(sql`lower(${users.pendingEmail})`, folded),
          inArray(users.phone, claimed),
        ),
      ),
    )
  const theirs = new Set(
    others.flatMap((other) => Object.values(other).map((one) => foldEmail(one ?? ''))),
  )

  return claimed.filter((one) => !theirs.has(foldEmail(one)))
}
