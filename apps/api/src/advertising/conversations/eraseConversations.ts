import { and, eq, inArray, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/**
 * Takes an account out of its conversations: those about its ads go with the ads, from the others what it wrote is
 * deleted. What the other one wrote stays theirs.
 */
export const eraseConversations = async (tx: Transaction, userId: number): Promise<void> => {
  const ofAds = tx.select({ id: ads.id }).from(ads).where(eq(ads.userId, userId))
  await tx.delete(conversations).where(inArray(conversations.adId, ofAds))
  const begun = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.buyerId, userId))
  await tx
    .delete(messages)
    .where(and(inArray(messages.conversationId, begun), eq(messages.side, 'buyer')))
  await tx
    .delete(conversations)
    .where(
      and(
        eq(conversations.buyerId, userId),
        sql`not exists (select from messages where conversation_id = ${conversations.id})`,
      ),
    )
  await tx
    .update(conversations)
    .set({ buyerId: null, buyerName: null })
    .where(eq(conversations.buyerId, userId))
}
