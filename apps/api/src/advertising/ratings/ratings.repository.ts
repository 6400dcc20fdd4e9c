import type { Side } from '@inzrt/contracts/conversation/conversation'
import { and, eq } from 'drizzle-orm'
import { deals } from '../../platform/database/schema/deals.ts'
import { ratings } from '../../platform/database/schema/ratings.ts'
import type { Queryable } from '../../platform/database/Transaction.ts'

export type RatingRow = typeof ratings.$inferSelect
export type RatingsOfDeal = Readonly<Record<Side, RatingRow | null>>

/** When both said that the thing was handed over; null: not yet. */
export const readHandedOver = async (
  on: Queryable,
  conversationId: number,
): Promise<Date | null> => {
  const [deal] = await on
    .select({ at: deals.since })
    .from(deals)
    .where(and(eq(deals.conversationId, conversationId), eq(deals.state, 'handed_over')))

  return deal?.at ?? null
}

/** What each of the two of a deal wrote. */
export const readRatings = async (
  on: Queryable,
  conversationId: number,
): Promise<RatingsOfDeal> => {
  const rows = await on.select().from(ratings).where(eq(ratings.conversationId, conversationId))
  const by = (side: Side): RatingRow | null => rows.find((row) => row.side === side) ?? null

  return { buyer: by('buyer'), seller: by('seller') }
}
