import { eq } from 'drizzle-orm'
import { exchangeMembers, exchanges } from '../../platform/database/schema/exchanges.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { ConversationParts } from '../conversations/ConversationParts.ts'
import { endExchange } from './endExchange.ts'
import { isOpen, lockExchange, type OpenedExchange } from './exchanges.repository.ts'
import { openConversations } from './openConversations.ts'

const agree = async (
  tx: Transaction,
  parts: ConversationParts,
  { exchange, members }: OpenedExchange,
  now: Date,
): Promise<void> => {
  const [own, ...others] = members
  if (own.member.agreedAt) return
  await tx
    .update(exchangeMembers)
    .set({ agreedAt: now })
    .where(eq(exchangeMembers.id, own.member.id))
  if (others.some(({ member }) => !member.agreedAt)) return
  await tx.update(exchanges).set({ state: 'agreed' }).where(eq(exchanges.id, exchange.id))
  await openConversations(tx, parts, members, now)
}

/**
 * Takes a member's answer. One that comes when it is over changes nothing.
 * @returns false: there is no such exchange
 */
export const answerExchange = async (
  tx: Transaction,
  parts: ConversationParts,
  { memberId, answer, now }: Readonly<{ memberId: number; answer: 'agree' | 'decline'; now: Date }>,
): Promise<boolean> => {
  const opened = await lockExchange(tx, memberId)
  if (!opened) return false
  if (opened.exchange.state !== 'open') return true
  const state = isOpen(opened, now) ? 'declined' : 'expired'
  if (state === 'expired' || answer === 'decline')
    await endExchange(tx, parts.outbox, opened, { state, now })
  else await agree(tx, parts, opened, now)

  return true
}
