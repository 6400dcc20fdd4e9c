import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { messagePhotos } from '../../platform/database/schema/messagePhotos.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/**
 * Takes an account out of its conversations: those about its ads go with the ads, from the others what it wrote is
 * deleted. What the other one wrote stays theirs.
 * @returns photos nobody sees any more
 */
export const eraseConversations = async (
  tx: Transaction,
  userId: number,
): Promise<readonly string[]> => {
  const ofAds = tx.select({ id: ads.id }).from(ads).where(eq(ads.userId, userId))
  const ofSold = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.adId, ofAds))
  const begun = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.buyerId, userId))
  const ofBought = and(inArray(messages.conversationId, begun), eq(messages.side, 'buyer'))
  const gone = tx
    .select({ id: messages.id })
    .from(messages)
    .where(or(inArray(messages.conversationId, ofSold), ofBought))
  const photos = await tx
    .delete(messagePhotos)
    .where(inArray(messagePhotos.messageId, gone))
    .returning({ path: messagePhotos.path })
  await tx.delete(conversations).where(inArray(conversations.adId, ofAds))
  await tx.delete(messages).where(ofBought)
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

  return photos.map(({ path }) => path)
}
