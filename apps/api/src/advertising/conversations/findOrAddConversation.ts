import { and, eq, isNull, sql } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { conversations, participants } from '../../platform/database/schema/conversations.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** Who begins a conversation about which ad: an account, or the address of somebody without one. */
export type Buyer = Readonly<{
  adId: number
  userId: number | null
  email: string
  name: string | null
}>

const isOf = ({ adId, userId, email }: Buyer) =>
  userId === null
    ? and(
        eq(conversations.adId, adId),
        isNull(conversations.buyerId),
        sql`lower(${conversations.buyerEmail}) = ${foldEmail(email)}`,
      )
    : and(eq(conversations.adId, adId), eq(conversations.buyerId, userId))

/** The one conversation of a buyer about an ad; a new one is without a word. */
export const findOrAddConversation = async (
  tx: Transaction,
  buyer: Buyer,
  now: Date,
): Promise<{ id: number; isNew: boolean }> => {
  const { adId, userId, email, name } = buyer
  const [added] = await tx
    .insert(conversations)
    .values({
      adId,
      buyerId: userId,
      buyerEmail: userId === null ? email : null,
      buyerName: name,
      lastMessageAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  if (added) {
    const sides = (['buyer', 'seller'] as const).map((side) => ({ conversationId: added.id, side }))
    await tx.insert(participants).values(sides)

    return { id: added.id, isNew: true }
  }
  const [known] = await tx.select({ id: conversations.id }).from(conversations).where(isOf(buyer))
  if (!known) throw new Error('A conversation is neither new nor known.')

  return { id: known.id, isNew: false }
}
