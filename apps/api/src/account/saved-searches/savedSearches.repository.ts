import { and, count, eq, isNull } from 'drizzle-orm'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'

export type SavedSearchRow = typeof savedSearches.$inferSelect
type Frequency = SavedSearchRow['frequency']
type NewSearch = Readonly<{
  userId: number
  brand: Brand
  name: string
  query: string
  frequency: Frequency
}>

/** Most searches a user keeps on a site. */
export const SEARCHES_MAX = 50

const isOf = (userId: number, id: number) =>
  and(eq(savedSearches.userId, userId), eq(savedSearches.id, id))

/** Searches that users keep, one by one. */
export const createSavedSearchRows = ({ db }: Database, clock: Clock) => ({
  /** null: there are as many as may be. */
  add: ({ brand, ...search }: NewSearch): Promise<SavedSearchRow | null> =>
    db.transaction(async (tx) => {
      await holdAccount(tx, search.userId, { isAlone: true })
      const isOwn = and(eq(savedSearches.userId, search.userId), eq(savedSearches.brandCode, brand))
      const [kept] = await tx.select({ total: count() }).from(savedSearches).where(isOwn)
      if ((kept?.total ?? 0) >= SEARCHES_MAX) return null
      const now = clock()
      const [added] = await tx
        .insert(savedSearches)
        .values({ ...search, brandCode: brand, createdAt: now, alertedAt: now })
        .returning()

      return added ?? null
    }),

  /** From now on: what came while nobody wanted letters is no news. */
  change: async (userId: number, id: number, frequency: Frequency): Promise<boolean> =>
    (
      await db
        .update(savedSearches)
        .set({ frequency, alertedAt: clock() })
        .where(isOf(userId, id))
        .returning({ id: savedSearches.id })
    ).length > 0,

  remove: async (userId: number, id: number): Promise<boolean> =>
    (await db.delete(savedSearches).where(isOf(userId, id)).returning({ id: savedSearches.id }))
      .length > 0,

  /** No more letters; where no account keeps the search, nothing is left of it. */
  silence: async (id: number): Promise<void> => {
    const isIt = eq(savedSearches.id, id)
    await db.delete(savedSearches).where(and(isIt, isNull(savedSearches.userId)))
    await db.update(savedSearches).set({ frequency: 'none' }).where(isIt)
  },
})
