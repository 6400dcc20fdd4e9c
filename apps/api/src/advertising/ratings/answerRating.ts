import type { Side } from '@inzrt/contracts/conversation/conversation'
import { otherSide } from '@inzrt/rules/deal'
import { fieldErrors, RatingAnswerFormSchema } from '@inzrt/rules/forms'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { ratings } from '../../platform/database/schema/ratings.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { Sides } from '../conversations/sidesOf.ts'
import { nothingToAnswer } from './ratingProblems.ts'

/**
 * Keeps what the rated one answers to a rating they can read, once.
 * @throws Problem 409 when there is none, or it is answered
 */
export const answerRating = async (
  tx: Transaction,
  { sides, side, text, now }: Readonly<{ sides: Sides; side: Side; text: string; now: Date }>,
): Promise<void> => {
  refuseFaults(fieldErrors(RatingAnswerFormSchema, { text }))
  const answered = await tx
    .update(ratings)
    .set({ answer: text.trim() })
    .where(
      and(
        eq(ratings.conversationId, sides.conversation.id),
        eq(ratings.side, otherSide(side)),
        lte(ratings.shownFrom, now),
        isNull(ratings.removedAt),
        isNull(ratings.answer),
      ),
    )
    .returning({ id: ratings.id })
  if (answered.length === 0) throw nothingToAnswer()
}
