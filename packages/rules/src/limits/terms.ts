/** Longest text of an ad sent by SMS. */
export const SMS_AD_MAX = 160
/** Highest price an ad may ask, in hundredths. */
export const PRICE_MAX = 9_999_999_900
/** Hours after an ad came out in which its owner mends the heading at once; later a person reads it first. */
export const HEADING_MENDING_HOURS = 24
/** Days within which a consumer may withdraw from an order. */
export const WITHDRAWAL_DAYS = 14
/** Days within which a withdrawal is refunded. */
export const REFUND_DAYS = 14
/** Days within which a complaint is settled. */
export const COMPLAINT_DAYS = 30
/** Months for which a conversation is kept after its last message. */
export const CONVERSATION_MONTHS = 12
/** Hours within which the reader of an address confirms that a search is watched for it. */
export const WATCH_CONFIRM_HOURS = 48
/** Searches of a site watched for one address without an account. */
export const WATCHES_MAX = 20
/** Browsers of a site that one account is notified in. */
export const PUSH_BROWSERS_MAX = 10
/** Longest address a push service gives a browser. */
export const PUSH_ENDPOINT_MAX = 1_000
/** Months for which a rating is kept. */
export const RATING_MONTHS = 36
/** Months for which an order is kept that came to nothing: a payment by card can be contested at the bank for so long. */
export const UNPAID_ORDER_MONTHS = 13
/** Years within which a dispute may be brought before the mediator. */
export const DISPUTE_YEARS = 1
/** An ad that is in these last days already is one that repeats it. */
export const DUPLICATE_DAYS = 30
/** Kinds of promotion an ad can have: highlighting and topping. */
export const PROMOS_MAX = 2
/** Ads somebody without an account can mark in one browser. */
export const GUEST_FAVOURITES_MAX = 100
