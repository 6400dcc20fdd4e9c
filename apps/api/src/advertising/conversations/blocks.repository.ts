import { type Side, SideSchema } from '@inzrt/contracts/conversation/conversation'
import { otherSide } from '@inzrt/rules/deal'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations, participants } from '../../platform/database/schema/conversations.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { changeMark } from './conversations.repository.ts'
import { isBetween } from './isBetween.ts'
import { type Person, type Sides, sidesOf } from './sidesOf.ts'

/** Somebody as all their conversations know them: an address stands for the account that proved it, too. */
const toParty = async (tx: Transaction, { userId, email }: Person) => {
  const folded = email === null ? null : foldEmail(email)
  const isProver = and(
    sql`lower(${users.email}) = ${folded}`,
    isNotNull(users.emailVerifiedAt),
    isNull(users.deletedAt),
  )
  const [prover] = userId === null ? await tx.select().from(users).where(isProver) : []

  return { userId: sql`${userId ?? prover?.id ?? null}::int`, email: sql`${folded}::text` }
}

/** Whether a mark is one that this person has in a conversation with the other on this site, no matter about what. */
const isMarkOf = async (tx: Transaction, sides: Sides, side: Side) => {
  const people = sidesOf(sides)
  const own = await toParty(tx, people[side])
  const other = await toParty(tx, people[otherSide(side)])
  const parties = { buyer: [own, other], seller: [other, own] } as const
  const conversationsOf = (as: Side) =>
    tx
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(ads, eq(ads.id, conversations.adId))
      .where(and(eq(ads.brandCode, sides.ad.brandCode), isBetween(...parties[as])))

  return or(
    ...SideSchema.options.map((as) =>
      and(eq(participants.side, as), inArray(participants.conversationId, conversationsOf(as))),
    ),
  )
}

/** Keeps that one of the two wants to hear nothing more of the other, or may again, in all their conversations. */
export const setBlocked = async (
  tx: Transaction,
  sides: Sides,
  side: Side,
  blockedAt: Date | null,
): Promise<void> => {
  await changeMark(tx, { conversationId: sides.conversation.id, side }, { blockedAt })
  await tx
    .update(participants)
    .set({ blockedAt })
    .where(await isMarkOf(tx, sides, side))
}

/** A new conversation begins as blocked as the others of the two are. */
export const takeOverBlocks = async (tx: Transaction, sides: Sides): Promise<void> => {
  for (const side of SideSchema.options) {
    const [blocked] = await tx
      .select({ blockedAt: participants.blockedAt })
      .from(participants)
      .where(and(await isMarkOf(tx, sides, side), isNotNull(participants.blockedAt)))
      .limit(1)
    if (blocked) await changeMark(tx, { conversationId: sides.conversation.id, side }, blocked)
  }
}
