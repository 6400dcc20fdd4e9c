import type { Side } from '@inzrt/contracts/conversation/conversation'
import type { Rating, Ratings } from '@inzrt/contracts/conversation/rating'
import { otherSide, ratingEnd } from '@inzrt/rules/deal'
import type { Queryable } from '../../platform/database/Transaction.ts'
import type { Sides } from '../conversations/sidesOf.ts'
import { isOnePerson } from './isOnePerson.ts'
import {
  type RatingRow,
  type RatingsOfDeal,
  readHandedOver,
  readRatings,
} from './ratings.repository.ts'

export const toRating = (rating: RatingRow): Rating => {
  const { id, stars, text, createdAt, answer, answerRemovedAt } = rating

  return {
    id,
    stars,
    text,
    answer: answerRemovedAt ? null : answer,
    ratedAt: createdAt.toISOString(),
  }
}

type State = Readonly<{ handedOverAt: Date; kept: RatingsOfDeal; canRate: boolean }>

/** What two people say of each other, as one of them sees it, with what they can do now. */
const toRatingsView = (side: Side, { handedOverAt, kept, canRate }: State, now: Date): Ratings => {
  const { [side]: own, [otherSide(side)]: theirs } = kept
  const endsAt = ratingEnd(handedOverAt)
  const isOpen = now < endsAt
  const shown = theirs && theirs.shownFrom <= now && theirs.removedAt === null ? theirs : null

  return {
    own: own && toRating(own),
    theirs: shown && toRating(shown),
    isShown: !isOpen || (own !== null && theirs !== null),
    isOwnRemoved: own !== null && own.removedAt !== null,
    endsAt: endsAt.toISOString(),
    can: [
      ...(isOpen && canRate && own === null ? (['rate'] as const) : []),
      ...(shown && shown.answer === null ? (['answer'] as const) : []),
    ],
  }
}

/** The ratings of a deal; null: nothing was handed over. */
export const readRatingsView = async (
  on: Queryable,
  sides: Sides,
  side: Side,
  now: Date,
): Promise<Ratings | null> => {
  const { id } = sides.conversation
  const handedOverAt = await readHandedOver(on, id)
  if (!handedOverAt) return null
  const kept = await readRatings(on, id)
  const canRate = !isOnePerson(sides)

  return toRatingsView(side, { handedOverAt, kept, canRate }, now)
}
