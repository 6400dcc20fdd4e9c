import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'
import { RatingList } from '@inzrt/ui/rating/RatingList.tsx'
import { RatingSection } from '@inzrt/ui/rating/RatingSection.tsx'
import { RatingReport } from '../../ad/rating/RatingReport.client.tsx'
import { RATING_CHECK, RATINGS_ID, summaryOf, toShownRating } from '../../ad/rating/ratingTexts.ts'

export type AdvertiserRatingsProps = { profile: Pick<AdvertiserProfile, 'rating' | 'ratings'> }

/** What those who dealt with an advertiser say of them; nothing where nobody has. */
export const AdvertiserRatings = ({ profile: { rating, ratings } }: AdvertiserRatingsProps) =>
  rating && (
    <RatingSection
      id={RATINGS_ID}
      title="Hodnocení"
      summary={summaryOf(rating)}
      note={RATING_CHECK}
    >
      <RatingList
        label="Hodnocení od lidí, kteří s inzerentem obchodovali"
        ratings={ratings.map((one) => ({
          ...toShownRating(one, one.ratedAs),
          action: <RatingReport id={one.id} />,
        }))}
      />
    </RatingSection>
  )
