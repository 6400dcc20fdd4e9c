import type { VerdictBody } from '@inzrt/contracts/desk/verdict'
import { fieldErrors, VerdictFormSchema } from '@inzrt/domain/forms'
import { and, eq, isNull } from 'drizzle-orm'
import { findConversation } from '../../advertising/conversations/conversations.repository.ts'
import { type Sides, sidesOf } from '../../advertising/conversations/sidesOf.ts'
import { ratingDecided, ratingNotFound } from '../../advertising/ratings/ratingProblems.ts'
import type { RatingRow } from '../../advertising/ratings/ratings.repository.ts'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { ratingReports, ratings } from '../../platform/database/schema/ratings.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { ownRatingReported } from '../moderationProblems.ts'

type Parts = Pick<ModerationParts, 'database' | 'outbox' | 'clock'>

/** Tells who wrote a rating why it was taken away, as long as their conversation says where they are. */
const tellAuthor = async (
  tx: Transaction,
  { outbox }: Parts,
  { side, stars, text }: RatingRow,
  sides: Sides | null,
  answer: string,
): Promise<void> => {
  const to = sides && sidesOf(sides)[side].email
  if (!sides || !to) return
  await outbox.enqueue(tx, {
    ...{ channel: 'email', brand: sides.ad.brandCode, to, template: 'ratingRemoved' },
    payload: { heading: sides.ad.heading, stars, text, answer },
  })
}

/** Whether the moderator wrote the rating, or it is about them. */
const isParty = (
  { authorId, ratedId }: RatingRow,
  sides: Sides | null,
  { userId }: SignedIn,
): boolean => [authorId, ratedId, sides?.ad.userId, sides?.conversation.buyerId].includes(userId)

/**
 * Decides the reports of a rating: it is taken away, or stays.
 * @throws Problem 403 for those of the deal, 404 when there is none, 409 when somebody was quicker, 422 for an answer that says nothing
 */
export const decideRating = async (
  parts: Parts,
  id: number,
  body: VerdictBody,
  moderator: SignedIn,
): Promise<void> => {
  refuseFaults(fieldErrors(VerdictFormSchema, body))
  const { verdict } = body
  const answer = body.answer.trim()
  const now = parts.clock()
  await parts.database.db.transaction(async (tx) => {
    const [rating] = await tx.select().from(ratings).where(eq(ratings.id, id)).for('update')
    if (!rating) throw ratingNotFound()
    const { conversationId } = rating
    const sides = conversationId === null ? null : await findConversation(tx, conversationId)
    if (isParty(rating, sides, moderator)) throw ownRatingReported()
    const decided = await tx
      .update(ratingReports)
      .set({ verdict })
      .where(and(eq(ratingReports.ratingId, id), isNull(ratingReports.verdict)))
      .returning({ id: ratingReports.id })
    if (decided.length === 0) throw ratingDecided()
    if (verdict === 'upheld') {
      await tx.update(ratings).set({ removedAt: now }).where(eq(ratings.id, id))
      await tellAuthor(tx, parts, rating, sides, answer)
    }
    const detail = { answer, total: decided.length }
    await recordAudit(
      tx,
      moderator,
      { action: verdict, entity: 'rating', entityId: id, detail },
      now,
    )
  })
}
