'use client'

import type { Conversation } from '@inzrt/contracts/conversation/conversation'
import type { Ratings as Of } from '@inzrt/contracts/conversation/rating'
import { otherSide } from '@inzrt/rules/deal'
import { RatingList } from '@inzrt/ui/rating/RatingList.tsx'
import { RatingSection } from '@inzrt/ui/rating/RatingSection.tsx'
import { RatingReport } from '../../../ad/rating/RatingReport.client.tsx'
import { RATING_CHECK, toShownRating } from '../../../ad/rating/ratingTexts.ts'
import type { ConversationAddress } from '../conversationAddress.ts'
import { AnswerRating } from './AnswerRating.client.tsx'
import { Rate } from './Rate.client.tsx'
import { ratingsState } from './ratingsState.ts'

export type RatingsProps = {
  address: ConversationAddress
  side: Conversation['side']
  ratings: Of
  onChange: () => Promise<unknown>
}

/** What two people say of each other once the thing was handed over. */
export const Ratings = ({ address, side, ratings, onChange }: RatingsProps) => {
  const { own, theirs, can } = ratings

  return (
    <RatingSection
      title="Hodnocení"
      state={ratingsState(ratings)}
      note={`${RATING_CHECK} Kdo má profil, tomu se hodnocení ukáže i\u00a0tam, bez jména toho, kdo ho napsal.`}
    >
      {can.includes('rate') && <Rate address={address} onSent={onChange} />}
      {theirs && (
        <RatingList
          label="Hodnocení, které jste dostali"
          ratings={[
            {
              ...toShownRating(theirs, side),
              action: <RatingReport id={theirs.id} s={address.query.s} />,
            },
          ]}
        />
      )}
      {can.includes('answer') && <AnswerRating address={address} onSent={onChange} />}
      {own && (
        <RatingList
          label="Hodnocení, které jste napsali"
          ratings={[toShownRating(own, otherSide(side), 'vaše hodnocení')]}
        />
      )}
    </RatingSection>
  )
}
