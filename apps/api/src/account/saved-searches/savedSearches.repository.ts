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
  /**
   * Keeps a search once: where it is kept already it stays as it is, unless it was to be told of no more.
   * @returns null: there are as many as may be
   */
  add: ({
    brand,
    ...search
  }: NewSearch): Promise<{ row: SavedSearchRow; wasKept: boolean } | null> =>
    db.transaction(async (tx) => {
      await holdAccount(tx, search.userId, { isAlone: true })
      const isOwn = and(eq(savedSearches.userId, search.userId), eq(savedSearches.brandCode, brand))
      const now = clock()
      const isSame = and(isOwn, eq(savedSearches.query, search.query))
      const [same] = await tx.select().from(savedSearches).where(isSame)
      if (same && same.frequency !== 'none') return { row: same, wasKept: true }
      if (same) {
        const { frequency } = search
        const again = { frequency, alertedAt: now }
        await tx.update(savedSearches).set(again).where(eq(savedSearches.id, same.id))

        return { row: { ...same, ...again }, wasKept: false }
      }
      const [kept] = await tx.select({ total: count() }).from(savedSearches).where(isOwn)
      if ((kept?.total ?? 0) >= SEARCHES_MAX) return null
      const [added] = await tx
        .insert(savedSearches)
        .values({ ...search, brandCode: brand, createdAt: now, alertedAt: now })
        .returning()

      return added ? { row: added, wasKept: false } : null
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
