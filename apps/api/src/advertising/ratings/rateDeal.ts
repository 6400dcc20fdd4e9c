import type { Side } from '@inzrt/contracts/conversation/conversation'
import type { rateDealCall } from '@inzrt/contracts/conversation/rating'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { otherSide, ratingEnd } from '@inzrt/rules/deal'
import { fieldErrors, RatingFormSchema } from '@inzrt/rules/forms'
import { and, eq } from 'drizzle-orm'
import { isUnder } from '../../catalogue/advertisers/isUnder.ts'
import { ratings } from '../../platform/database/schema/ratings.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { ConversationParts } from '../conversations/ConversationParts.ts'
import { pathFor } from '../conversations/pathFor.ts'
import { type Sides, sidesOf } from '../conversations/sidesOf.ts'
import { isOnePerson } from './isOnePerson.ts'
import { alreadyRated, notHandedOver, ownRating, ratingIsOver } from './ratingProblems.ts'
import { readHandedOver, readRatings } from './ratings.repository.ts'

/** Whose profile a rating stands on. An ad that does not show its account's nickname tells nobody whose it is. */
const ratedIdOf = ({ conversation, ad, seller }: Sides, rated: Side): number | null => {
  if (rated === 'buyer') return conversation.buyerId

  return seller && isUnder(ad, seller) ? seller.id : null
}

/** Tells the other one that it is their turn, or that both ratings can be read. */
const notifyOther = async (
  tx: Transaction,
  { outbox, links }: ConversationParts,
  sides: Sides,
  to: Side,
  { isShown, until }: Readonly<{ isShown: boolean; until: Date }>,
): Promise<void> => {
  const { [to]: reader } = sidesOf(sides)
  await outbox.enqueue(tx, {
    channel: 'email',
    brand: sides.ad.brandCode,
    template: 'dealRated',
    to: reader.email,
    userId: reader.userId,
    payload: {
      heading: sides.ad.heading,
      isShown,
      until: until.toISOString(),
      path: pathFor(links, sides.conversation.id, to, reader),
    },
  })
}

/**
 * Keeps what one of the two of a deal says of the other, once. Nobody sees it before both have rated, or the time is
 * over.
 * @throws Problem 403 before both said that it was handed over, and where both ends are one person; 409 when it is too late
 */
export const rateDeal = async (
  tx: Transaction,
  parts: ConversationParts,
  {
    sides,
    side,
    body,
    now,
  }: Readonly<{
    sides: Sides
    side: Side
    body: BodyOf<typeof rateDealCall>
    now: Date
  }>,
): Promise<void> => {
  const { id } = sides.conversation
  const handedOverAt = await readHandedOver(tx, id)
  if (!handedOverAt) throw notHandedOver()
  const kept = await readRatings(tx, id)
  if (kept[side]) throw alreadyRated()
  const until = ratingEnd(handedOverAt)
  if (now >= until) throw ratingIsOver()
  if (isOnePerson(sides)) throw ownRating()
  const { stars, text = '' } = body
  refuseFaults(fieldErrors(RatingFormSchema, { stars: String(stars), text }))
  const rated = otherSide(side)
  const isShown = kept[rated] !== null
  const shownFrom = isShown ? now : until
  await tx.insert(ratings).values({
    brandCode: sides.ad.brandCode,
    conversationId: id,
    side,
    stars,
    shownFrom,
    text: text.trim() || null,
    authorId: sidesOf(sides)[side].userId,
    ratedId: ratedIdOf(sides, rated),
    createdAt: now,
  })
  if (isShown)
    await tx
      .update(ratings)
      .set({ shownFrom })
      .where(and(eq(ratings.conversationId, id), eq(ratings.side, rated)))
  await notifyOther(tx, parts, sides, rated, { isShown, until })
}
