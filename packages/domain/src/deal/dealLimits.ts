import { PRICE_MAX } from '../limits.ts'

/** Hours after which an offer nobody answered is over. */
export const OFFER_HOURS = 48
/** Hours after which what is reserved is free again, unless somebody says that it was handed over. */
export const RESERVATION_HOURS = 72
/** Prices one side may name in one conversation. */
export const OFFERS_MAX = 3
/** Days after the handing over within which the two rate each other; after them what was written is shown. */
export const RATING_DAYS = 14
/** Of a rating, in whole stars. */
export const RATING_STARS = { least: 1, most: 5 } as const
/** Of an offer, in hundredths of a crown: one crown, and as much as an ad may ask. */
export const OFFER_AMOUNT = { least: 100, most: PRICE_MAX } as const
