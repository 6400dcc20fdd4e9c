import type { AdminUser } from '@inzrt/contracts/desk/adminUser'
import { foldLetters } from '@inzrt/domain/text'
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { users } from '../../platform/database/schema/users.ts'
import { shown, toAdminUser } from './adminUserRow.ts'

const MOST = 50

/** Accounts whose nickname begins so, or of a company number; staff and partners when nothing is asked for. */
export const listAdminUsers = async ({ db }: Database, q: string): Promise<AdminUser[]> => {
  const sought = foldLetters(q.trim())
  const rows = await db
    .select(shown)
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        sought
          ? or(sql`starts_with(${users.nicknameFolded}, ${sought})`, eq(users.companyId, sought))
          : or(ne(users.scope, 'user'), isNotNull(users.partnerCompanyId)),
      ),
    )
    .orderBy(asc(users.nicknameFolded))
    .limit(MOST)

  return rows.map(toAdminUser)
}
