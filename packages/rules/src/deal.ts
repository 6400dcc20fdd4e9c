export {
  DEAL_EVENTS,
  DEAL_STATES,
  type Deal,
  type DealEvent,
  type DealSide,
  type DealState,
  NO_DEAL,
  otherSide,
} from './deal/Deal.ts'
export { dealAt, dealEnd } from './deal/dealAt.ts'
export {
  EXCHANGE_HOURS,
  EXCHANGE_RETENTION_DAYS,
  EXCHANGES_OPEN_MAX,
  OFFER_AMOUNT,
  OFFER_HOURS,
  OFFERS_MAX,
  RATING_DAYS,
  RATING_STARS,
  RESERVATION_HOURS,
} from './deal/dealLimits.ts'
export { type DealMove, dealStep } from './deal/dealStep.ts'
export { dealWords } from './deal/dealWords.ts'
export { nameOfOther } from './deal/nameOfOther.ts'
export { photoWords } from './deal/photoWords.ts'
export {
  answersTo,
  factsOf,
  QUESTIONS,
  type Question,
  type QuestionFact,
  type QuestionFacts,
  questionsFor,
  questionText,
} from './deal/questions.ts'
export { averageStars, ratingEnd, ratingSummary, starsText } from './deal/ratings.ts'
