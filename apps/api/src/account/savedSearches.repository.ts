import { and, desc, eq, sql } from 'drizzle-orm'
import type { Brand } from '../platform/brand/Brand.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { savedSearches } from '../platform/database/schema/savedSearches.ts'

/** More than anybody reads. */
const LISTED_MAX = 200

/** Searches that users keep. */
export const createSavedSearchesRepository = ({ db }: Database) => {
  const read = db
    .select()
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.userId, sql.placeholder('userId')),
        eq(savedSearches.brandCode, sql.placeholder('brand')),
      ),
    )
    .orderBy(desc(savedSearches.id))
    .limit(LISTED_MAX)
    .prepare('saved_searches_own')

  return { own: (userId: number, brand: Brand) => read.execute({ userId, brand }) }
}
