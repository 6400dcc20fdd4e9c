import type { Side } from '@inzrt/contracts/conversation/conversation'
import type { decideRatingCall } from '@inzrt/contracts/desk/reportedRating'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { otherSide } from '@inzrt/rules/deal'
import { fieldErrors, RatingVerdictFormSchema } from '@inzrt/rules/forms'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { findConversation } from '../../advertising/conversations/conversations.repository.ts'
import { type Sides, sidesOf } from '../../advertising/conversations/sidesOf.ts'
import {
  ratingDecided,
  ratingNotFound,
  ratingReportedAgain,
} from '../../advertising/ratings/ratingProblems.ts'
import type { RatingRow } from '../../advertising/ratings/ratings.repository.ts'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { isLiveUser } from '../../platform/database/isLiveUser.ts'
import { ratingReports, ratings } from '../../platform/database/schema/ratings.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { noAnswerToHide, ownRatingReported } from '../moderationProblems.ts'

type Parts = Pick<ModerationParts, 'database' | 'outbox' | 'clock'>

/** Where one of the two is reached: as their conversation says, and once that is gone by their account. */
const addressOf = async (
  tx: Transaction,
  { side, userId }: Readonly<{ side: Side; userId: number | null }>,
  sides: Sides | null,
): Promise<string | null> => {
  if (sides) return sidesOf(sides)[side].email
  if (userId === null) return null
  const [author] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(isLiveUser(userId), isNotNull(users.emailVerifiedAt)))

  return author?.email ?? null
}

/** Tells who wrote a rating, or its answer, why it was taken away. */
const notifyAuthor = async (
  tx: Transaction,
  { outbox }: Parts,
  rating: RatingRow,
  sides: Sides | null,
  { verdict, answer }: Readonly<{ verdict: 'upheld' | 'answer'; answer: string }>,
): Promise<void> => {
  const { brandCode: brand, stars, side, authorId, ratedId } = rating
  const author =
    verdict === 'upheld' ? { side, userId: authorId } : { side: otherSide(side), userId: ratedId }
  const to = await addressOf(tx, author, sides)
  const text = verdict === 'upheld' ? rating.text : rating.answer
  await outbox.enqueue(tx, {
    channel: 'email',
    brand,
    to,
    userId: author.userId,
    template: 'ratingRemoved',
    payload: {
      heading: sides?.ad.heading ?? null,
      stars,
      text,
      answer,
      isAnswer: verdict === 'answer',
    },
  })
}

/** Whether the moderator wrote the rating, or it is about them. */
const isParty = (
  { authorId, ratedId }: RatingRow,
  sides: Sides | null,
  { userId }: SignedIn,
): boolean => [authorId, ratedId, sides?.ad.userId, sides?.conversation.buyerId].includes(userId)

/**
 * Decides the reports of a rating: it is taken away, or its answer alone, or both stay.
 * @throws Problem 403 for those of the deal, 404 when there is none, 409 when somebody was quicker or reported it meanwhile, 422 for an answer that says nothing
 */
export const decideRating = async (
  parts: Parts,
  id: number,
  body: BodyOf<typeof decideRatingCall>,
  moderator: SignedIn,
): Promise<void> => {
  refuseFaults(fieldErrors(RatingVerdictFormSchema, body))
  const { verdict } = body
  const answer = body.answer.trim()
  const now = parts.clock()
  await parts.database.db.transaction(async (tx) => {
    const [rating] = await tx.select().from(ratings).where(eq(ratings.id, id)).for('update')
    if (!rating) throw ratingNotFound()
    const { conversationId } = rating
    const sides = conversationId === null ? null : await findConversation(tx, conversationId)
    if (isParty(rating, sides, moderator)) throw ownRatingReported()
    if (verdict === 'answer' && (rating.answer === null || rating.answerRemovedAt !== null))
      throw noAnswerToHide()
    const decided = await tx
      .update(ratingReports)
      .set({ verdict: verdict === 'dismissed' ? verdict : 'upheld' })
      .where(and(eq(ratingReports.ratingId, id), isNull(ratingReports.verdict)))
      .returning({ id: ratingReports.id })
    if (decided.length === 0) throw ratingDecided()
    if (decided.length > body.reports) throw ratingReportedAgain()
    if (verdict !== 'dismissed') {
      const gone = verdict === 'upheld' ? { removedAt: now } : { answerRemovedAt: now }
      await tx.update(ratings).set(gone).where(eq(ratings.id, id))
      await notifyAuthor(tx, parts, rating, sides, { verdict, answer })
    }
    const detail = { answer, total: decided.length, isAnswer: verdict === 'answer' }
    await recordAudit(
      tx,
      moderator,
      {
        action: verdict === 'dismissed' ? verdict : 'upheld',
        entity: 'rating',
        entityId: id,
        detail,
      },
      now,
    )
  })
}
