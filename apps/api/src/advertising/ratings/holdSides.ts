import { asc, eq, inArray } from 'drizzle-orm'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { conversationNotFound } from '../conversations/conversationProblems.ts'
import { findConversation } from '../conversations/conversations.repository.ts'
import type { Sides } from '../conversations/sidesOf.ts'

/**
 * The two of a deal as they are now, held until the end of the transaction: first their accounts, then the
 * conversation, as the deletion of an account takes them.
 * @throws Problem 404 when the conversation went with an account meanwhile
 */
export const holdSides = async (tx: Transaction, { conversation, ad }: Sides): Promise<Sides> => {
  const accounts = [ad.userId, conversation.buyerId].filter((id) => id !== null)
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, accounts))
    .orderBy(asc(users.id))
    .for('key share')
  await tx.select().from(conversations).where(eq(conversations.id, conversation.id)).for('update')
  const now = await findConversation(tx, conversation.id)
  if (!now) throw conversationNotFound()

  return now
}
