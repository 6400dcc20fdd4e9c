import { and, eq, inArray, sql } from 'drizzle-orm'
import { whereShown } from '../../catalogue/ads/isPublished.ts'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { favourites } from '../../platform/database/schema/favourites.ts'

/** More than anybody looks through; the oldest go first. */
const FAVOURITES_MAX = 500

/** Which ads who marked. */
export const createFavouritesRepository = ({ db }: Database, clock: Clock) => ({
  /**
   * Marks published ads of a site; one marked before stays as it was.
   * @returns whether any of them is there to be marked
   */
  mark: (userId: number, brand: Brand, ids: readonly number[]): Promise<boolean> =>
    db.transaction(async (tx) => {
      const createdAt = clock()
      const found = await tx
        .select({ adId: ads.id, type: ads.priceType, amount: ads.priceAmount })
        .from(ads)
        .where(and(inArray(ads.id, [...ids]), eq(ads.brandCode, brand), whereShown(createdAt)))
      if (found.length === 0) return false
      await holdAccount(tx, userId)
      await tx
        .insert(favourites)
        .values(found.map(({ adId, ...markedPrice }) => ({ userId, adId, createdAt, markedPrice })))
        .onConflictDoNothing()
      await tx.execute(sql`
        delete from ${favourites} where user_id = ${userId} and ad_id in (
          select ad_id from ${favourites} where user_id = ${userId}
          order by created_at desc, ad_id desc offset ${FAVOURITES_MAX}
        )`)

      return true
    }),

  isThere: async (adId: number): Promise<boolean> =>
    (await db.select({ id: ads.id }).from(ads).where(eq(ads.id, adId))).length > 0,

  unmark: async (userId: number, adId: number): Promise<void> => {
    await db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.adId, adId)))
  },
})
