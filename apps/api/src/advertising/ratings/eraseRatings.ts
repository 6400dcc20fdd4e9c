import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { ratings } from '../../platform/database/schema/ratings.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/**
 * Takes an account out of the ratings, before its conversations go: what is said of it is deleted, of what it said of
 * others the stars stay.
 */
export const eraseRatings = async (tx: Transaction, userId: number): Promise<void> => {
  const ofAds = tx
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(ads, eq(ads.id, conversations.adId))
    .where(eq(ads.userId, userId))
  await tx
    .delete(ratings)
    .where(
      or(
        eq(ratings.ratedId, userId),
        and(isNull(ratings.ratedId), inArray(ratings.conversationId, ofAds)),
      ),
    )
  await tx.update(ratings).set({ text: null, authorId: null }).where(eq(ratings.authorId, userId))
}
