import { inArray } from 'drizzle-orm'
import { exchangeMembers } from '../../platform/database/schema/exchanges.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { ConversationParts } from '../conversations/ConversationParts.ts'
import { findConversation } from '../conversations/conversations.repository.ts'
import { findOrAddConversation } from '../conversations/findOrAddConversation.ts'
import { pathFor } from '../conversations/pathFor.ts'
import { sendMessage } from '../conversations/sendMessage.ts'
import { sidesOf, toSeller } from '../conversations/sidesOf.ts'
import type { Member } from './exchanges.repository.ts'

const WHEN = 'Kdy a kde se sejdeme?'

const wordsFor = (own: Member, gets: Member, third: Member | undefined): string =>
  third
    ? `Dobrý den, s výměnou souhlasíme všichni tři. Ke mně jde věc z vašeho inzerátu „${gets.ad.heading}“, k vám ta z inzerátu „${third.ad.heading}“ a k jeho inzerentovi ta moje, „${own.ad.heading}“. ${WHEN}`
    : `Dobrý den, s výměnou souhlasíme oba. Ke mně jde věc z vašeho inzerátu „${gets.ad.heading}“ a k vám ta moje, „${own.ad.heading}“. ${WHEN}`

/** Lets a member write the advertiser of what they get. */
const introduce = async (
  tx: Transaction,
  parts: ConversationParts,
  [own, gets, third]: readonly [Member, Member, Member?],
  now: Date,
): Promise<void> => {
  const { name } = toSeller({ ad: own.ad, seller: own.user })
  const email = own.to ?? ''
  const buyer = { adId: gets.ad.id, userId: own.ad.userId, email, name }
  const { id } = await findOrAddConversation(tx, buyer, now)
  const sides = await findConversation(tx, id)
  if (!sides) throw new Error('A conversation is gone.')
  const content = wordsFor(own, gets, third)
  await sendMessage(tx, parts, sides, 'buyer', { content, phone: null }, { mayRepeat: true })
  const members = third ? [own] : [own, gets]
  await tx
    .update(exchangeMembers)
    .set({ conversationId: id })
    .where(
      inArray(
        exchangeMembers.id,
        members.map(({ member }) => member.id),
      ),
    )
  await parts.outbox.enqueue(tx, {
    channel: 'email',
    template: 'exchangeAgreed',
    brand: own.ad.brandCode,
    to: own.to,
    userId: own.ad.userId,
    payload: {
      own: own.ad.heading,
      gets: gets.ad.heading,
      path: pathFor(parts.links, id, 'buyer', sidesOf(sides).buyer),
    },
  })
}

/** All agreed: two get one conversation, three one each with the one who has what they get. */
export const openConversations = async (
  tx: Transaction,
  parts: ConversationParts,
  members: readonly Member[],
  now: Date,
): Promise<void> => {
  const inOrder = members.toSorted((one, other) => one.member.place - other.member.place)
  const [first, second, third] = inOrder
  if (!first || !second) throw new Error('Nobody exchanges with themselves.')
  if (!third) return introduce(tx, parts, [first, second], now)
  await introduce(tx, parts, [first, second, third], now)
  await introduce(tx, parts, [second, third, first], now)
  await introduce(tx, parts, [third, first, second], now)
}
