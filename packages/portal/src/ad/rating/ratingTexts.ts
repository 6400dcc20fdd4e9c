import type { RatingSummary } from '@inzrt/contracts/ads/advertisement'
import type { PublicRating } from '@inzrt/contracts/browse/advertiser'
import type { Rating } from '@inzrt/contracts/conversation/rating'
import { formatDate } from '@inzrt/domain/time'
import { RATING_DAYS, ratingSummary, starsText } from '@inzrt/rules/deal'
import type { ShownRating } from '@inzrt/ui/rating/RatingList.tsx'

/** How ratings are verified; it stands wherever they do. */
export const RATING_CHECK = `Hodnotit mohou jen ti, kdo se domluvili v\u00a0konverzaci na portálu a\u00a0oba potvrdili předání. Hodnocení ukážeme, až ho napíšou oba, nejpozději ${RATING_DAYS}\u00a0dní po předání. Co napíše týž člověk v\u00a0jednom roce víckrát, počítáme do průměru jednou. Skrýváme jen hodnocení, která porušují pravidla.`

/** Where a profile tells what is said of its advertiser. */
export const RATINGS_ID = 'hodnoceni'

/** @example summaryOf({ average: 4.6, count: 12 }) // { stars: 4.6, text: '4,6 z 5 (12 hodnocení)' } */
export const summaryOf = (rating: RatingSummary) => ({
  stars: rating.average,
  text: ratingSummary(rating),
})

const WHO = {
  seller: { by: 'od kupujícího', answer: 'Odpověď prodávajícího' },
  buyer: { by: 'od prodávajícího', answer: 'Odpověď kupujícího' },
} as const satisfies Record<PublicRating['ratedAs'], object>

/**
 * A rating in words.
 * @param by whose it is; the other side's unless given
 */
export const toShownRating = (
  { id, stars, text, answer, ratedAt }: Rating,
  ratedAs: PublicRating['ratedAs'],
  by: string = WHO[ratedAs].by,
): ShownRating => ({
  id,
  stars,
  text,
  answer,
  starsText: starsText(stars),
  facts: [by, formatDate(new Date(ratedAt))],
  answerLabel: WHO[ratedAs].answer,
})
