import { PRICE_MAX } from '../limits.ts'

/** Hours after which an offer nobody answered is over. */
export const OFFER_HOURS = 48
/** Hours after which what is reserved is free again, unless somebody says that it was handed over. */
export const RESERVATION_HOURS = 72
/** Hours within which all of an exchange have to agree. */
export const EXCHANGE_HOURS = 72
/** Exchanges that wait for an ad's advertiser at one time. */
export const EXCHANGES_OPEN_MAX = 3
/** Days after which an exchange that came to nothing is forgotten. */
export const EXCHANGE_RETENTION_DAYS = 90
/** Prices one side may name in one conversation. */
export const OFFERS_MAX = 3
/** Days after the handing over within which the two rate each other; after them what was written is shown. */
export const RATING_DAYS = 14
/** Of a rating, in whole stars. */
export const RATING_STARS = { least: 1, most: 5 } as const
/** Of an offer, in hundredths of a crown: one crown, and as much as an ad may ask. */
export const OFFER_AMOUNT = { least: 100, most: PRICE_MAX } as const
