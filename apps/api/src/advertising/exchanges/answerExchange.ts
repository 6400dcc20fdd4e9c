import { eq } from 'drizzle-orm'
import { exchangeMembers, exchanges } from '../../platform/database/schema/exchanges.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { ConversationParts } from '../conversations/ConversationParts.ts'
import { endExchange } from './endExchange.ts'
import { lockExchange, type OpenedExchange } from './exchanges.repository.ts'
import { isOpen } from './isOpen.ts'
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
  await tx
    .update(exchanges)
    .set({ state: 'agreed', endedAt: now })
    .where(eq(exchanges.id, exchange.id))
  await openConversations(tx, parts, members, now)
}

/** Who declines after having agreed is not told of the end, and has agreed no more. */
const decline = async (
  tx: Transaction,
  { outbox }: ConversationParts,
  { exchange, members: [own, ...others] }: OpenedExchange,
  now: Date,
): Promise<void> => {
  await tx
    .update(exchangeMembers)
    .set({ agreedAt: null })
    .where(eq(exchangeMembers.id, own.member.id))
  const left = { ...own, member: { ...own.member, agreedAt: null } }
  await endExchange(
    tx,
    outbox,
    { exchange, members: [left, ...others] },
    { state: 'declined', now },
  )
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
  const opened = await lockExchange(tx, memberId, now)
  if (!opened) return false
  if (opened.exchange.state !== 'open') return true
  if (!isOpen(opened, now)) await endExchange(tx, parts.outbox, opened, { state: 'expired', now })
  else if (answer === 'decline') await decline(tx, parts, opened, now)
  else await agree(tx, parts, opened, now)

  return true
}
