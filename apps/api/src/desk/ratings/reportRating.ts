import type { reportRatingCall } from '@inzrt/contracts/conversation/rating'
import { ID_MAX } from '@inzrt/domain/slug'
import { fieldErrors, RatingReportFormSchema } from '@inzrt/rules/forms'
import { eq } from 'drizzle-orm'
import type { ConversationParts } from '../../advertising/conversations/ConversationParts.ts'
import { createConversationFinder } from '../../advertising/conversations/createConversationFinder.ts'
import { ratingNotFound } from '../../advertising/ratings/ratingProblems.ts'
import type { RatingRow } from '../../advertising/ratings/ratings.repository.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import { ratingReports, ratings } from '../../platform/database/schema/ratings.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { CallRequest } from '../../platform/http/serveCall.ts'
import { visitorHash } from '../reports/visitorHash.ts'

type Parts = Pick<ConversationParts, 'database' | 'links' | 'clock'> &
  Readonly<{ visitorKey: string }>
type Asked = CallRequest<typeof reportRatingCall>

/** Whether who asks can read a rating: on a profile, or in a conversation of theirs. */
const isReadable = async (parts: Parts, rating: RatingRow, asked: Asked): Promise<boolean> => {
  const { shownFrom, removedAt, brandCode, ratedId, conversationId } = rating
  if (shownFrom > parts.clock() || removedAt || brandCode !== asked.caller.brand) return false
  if (ratedId !== null) return true
  if (conversationId === null) return false
  const { query, caller, user } = asked
  const params = { conversationId: String(conversationId) }

  return (await createConversationFinder(parts).lookFor({ params, query, caller, user })) !== null
}

/**
 * Keeps what a visitor says is wrong with a rating; a second report of the same visitor changes nothing.
 * @throws Problem 404, one for a rating that is not there and for one that only others see
 */
export const reportRating = async (parts: Parts, asked: Asked): Promise<void> => {
  const { database, clock, visitorKey } = parts
  const id = Number(asked.params.ratingId)
  const [rating] =
    id > ID_MAX ? [] : await database.db.select().from(ratings).where(eq(ratings.id, id))
  if (!rating || !(await isReadable(parts, rating, asked))) throw ratingNotFound()
  const { explanation } = asked.body
  refuseFaults(fieldErrors(RatingReportFormSchema, { explanation }))
  await database.db
    .insert(ratingReports)
    .values({
      ratingId: id,
      visitorHash: visitorHash(clientOf(asked.caller.address), visitorKey),
      explanation: explanation.trim(),
      createdAt: clock(),
    })
    .onConflictDoNothing()
}
