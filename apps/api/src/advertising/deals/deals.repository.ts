import { type Deal, type DealSide, dealAt, NO_DEAL } from '@inzrt/rules/deal'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { deals } from '../../platform/database/schema/deals.ts'
import type { Queryable, Transaction } from '../../platform/database/Transaction.ts'

type Row = typeof deals.$inferSelect

/** A deal as it stands now, and how often each of the two has named a price. */
export type KeptDeal = Readonly<{ deal: Deal; offers: Readonly<Record<DealSide, number>> }>

const toKept = (row: Row | undefined, now: Date): KeptDeal => ({
  deal: row ? dealAt(row, now) : NO_DEAL,
  offers: { buyer: row?.buyerOffers ?? 0, seller: row?.sellerOffers ?? 0 },
})

export const readDeal = async (
  on: Queryable,
  conversationId: number,
  now: Date,
): Promise<KeptDeal> => {
  const [row] = await on.select().from(deals).where(eq(deals.conversationId, conversationId))

  return toKept(row, now)
}

export const keepDeal = async (
  tx: Transaction,
  conversationId: number,
  { deal, offers }: KeptDeal,
  now: Date,
): Promise<void> => {
  const { state, amount, offeredBy, confirmedBy, since } = deal
  const row = {
    state,
    amount,
    offeredBy,
    confirmedBy,
    since: since ?? now,
    buyerOffers: offers.buyer,
    sellerOffers: offers.seller,
  }
  await tx
    .insert(deals)
    .values({ conversationId, ...row })
    .onConflictDoUpdate({ target: deals.conversationId, set: row })
}

/** Whether the thing is kept for, or was handed over to, somebody of another conversation. */
export const isKeptForAnother = async (
  tx: Transaction,
  { id, adId }: Readonly<{ id: number; adId: number }>,
  now: Date,
): Promise<boolean> => {
  const others = await tx
    .select({ deal: deals })
    .from(deals)
    .innerJoin(conversations, eq(conversations.id, deals.conversationId))
    .where(
      and(
        eq(conversations.adId, adId),
        ne(deals.conversationId, id),
        inArray(deals.state, ['reserved', 'handed_over']),
      ),
    )

  return others.some(({ deal }) => dealAt(deal, now).state !== 'lapsed')
}
