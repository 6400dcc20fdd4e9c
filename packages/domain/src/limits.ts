/** Longest heading or section name shown in a list, in graphemes. */
export const HEADING_MAX_SHOWN = 75
/** Longest locality shown in a list, in graphemes. */
export const LOCALITY_MAX_SHOWN = 20
/** Longest name shown on the header's account button, in graphemes. */
export const HEADER_NAME_MAX = 16
/** Longest content shown in a report dialog, in graphemes. */
export const REPORT_CONTENT_MAX = 127

/** Largest photo that is taken, in megabytes; larger ones are made small before they are sent. */
export const PHOTO_MEGABYTES = 10
/** Largest photo a device makes small: it is held whole meanwhile, in megabytes. */
export const PHOTO_TO_SCALE_MEGABYTES = 100
/** Shorter side of the smallest photo that is taken, in pixels: smaller ones look bad in a detail. */
export const PHOTO_SHORTEST_SIDE = 300

/** Ads on one page of a listing. */
export const PER_PAGE = 24
/** Ads of the same section shown beside an ad. */
export const RELATED_PER_PAGE = 6

/** Pause after the last key before a search is asked, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 300
/** Longest search that is read. */
export const SEARCH_MAX_CHARS = 2_000
/** Shortest term that is searched. */
export const SEARCH_MIN_CHARS = 2
/** Pause after the last key before localities are asked, in milliseconds. */
export const LOCALITY_DEBOUNCE_MS = 300
/** Shortest locality term that is searched. */
export const LOCALITY_MIN_CHARS = 2
/** How long localities may load before the picker says so, in milliseconds. */
export const LOCALITY_INDICATOR_THROTTLE_MS = 300

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5_000
/** How long a page may load before the overlay appears, in milliseconds. */
export const OVERLAY_THROTTLE_MS = 200
/** Time in which the overlay's progress bar fills, in milliseconds. */
export const OVERLAY_DURATION_MS = 7_000
/** How long the overlay shows one section's icon, in milliseconds. */
export const OVERLAY_ICON_MS = 1_500
/** Time of a scroll to the top, in milliseconds. */
export const SCROLL_MS = 500
/** Longest wait for an idle moment before prefetching, in milliseconds. */
export const PREFETCH_IDLE_MS = 2_000
/** A page whose code failed to load is reloaded at most once in this time, in milliseconds. */
export const CHUNK_RELOAD_MS = 60_000

/** Lifetime of the cookie that says the age gate was passed, in seconds. */
export const AGE_COOKIE_SECONDS = 3_600
/** Lifetime of an access token, in seconds. */
export const TOKEN_SECONDS = 10_800
/** Lifetime of a refresh token and of a whole session, in seconds. */
export const REFRESH_TOKEN_SECONDS = 1_209_600
/** Inactivity that ends a session, in minutes. */
export const LOGOUT_MINUTES = 60
/** Minutes before the automatic logout from which the visitor is warned. */
export const LOGOUT_WARNING_MINUTES = 15
/** How long a right ad password opens an ad for changes, in minutes. */
export const AD_PASSWORD_MINUTES = 10

/** Limits of an ad's heading, in characters as a reader counts them; lists cut it at 75. */
export const HEADING_LENGTH = { least: 5, most: 100 } as const
/** Limits of an ad's text. */
export const CONTENT_LENGTH = { least: 20, most: 4_000 } as const
/** How many photos an ad may have; an inquiry has little to show. */
export const MAX_IMAGES = { offer: 10, exchange: 10, inquiry: 3 } as const
/** Longest first or last name; names are never cut, only refused. */
export const NAME_MAX = 50
/** Longest name somebody signs a report with: first and last together. */
export const WHOLE_NAME_MAX = 100
/** Limits of a nickname. */
export const NICKNAME_LENGTH = { least: 3, most: 30 } as const
/** The longest e-mail address there can be. */
export const EMAIL_MAX = 254
/** Longest name of a firm. */
export const COMPANY_NAME_MAX = 100
/** Longest seat of a firm, and the longest entry of it in a register. */
export const COMPANY_TEXT_MAX = 200
/** Longest VAT number. */
export const VAT_ID_MAX = 14
/** Limits of what an ad is looked for by: an address or a contact. */
export const FIND_LENGTH = { least: 3, most: 300 } as const
/** Limits of a message to a seller. */
export const MESSAGE_LENGTH = { least: 5, most: 2_000 } as const
/** Limits of the explanation of a report. */
export const EXPLANATION_LENGTH = { least: 10, most: 2_000 } as const
/** Limits of the facts a decision rests on, of an appeal against it, and of answers from the desk. */
export const FACTS_LENGTH = { least: 10, most: 2_000 } as const
/** Limits of what a complaint says happened. */
export const COMPLAINT_LENGTH = { least: 10, most: 2_000 } as const
/** Limits of what a complaint is about. */
export const COMPLAINT_ABOUT_LENGTH = { least: 3, most: 300 } as const
/** Longest wish of a complaint. */
export const COMPLAINT_WISH_MAX = 500
/** Longest reason of a withdrawal. */
export const WITHDRAWAL_REASON_MAX = 1_000
/** Longest word ads are held for. */
export const HELD_WORD_MAX = 50
/** Longest note to such a word. */
export const HELD_WORD_NOTE_MAX = 200
/** Longest name of a section. */
export const SECTION_NAME_MAX = 75
/** Longest address part of a section or an ad. */
export const SLUG_MAX = 80
/** Longest name of a promotion. */
export const PROMO_NAME_MAX = 50
/** Longest name of who pays for a banner. */
export const BANNER_ADVERTISER_MAX = 100
/** Longest description of a banner's picture. */
export const BANNER_ALT_MAX = 200
/** Longest address a banner leads to. */
export const BANNER_ADDRESS_MAX = 500
/** Longest validity of an ad or a promotion, in days. */
export const VALIDITY_DAYS_MAX = 366

/** Digits of the code that proves a phone. */
export const PHONE_CODE_LENGTH = 6
/** Longest password-reset code. */
export const RESET_CODE_MAX = 4
/** Shortest password. */
export const PASSWORD_MIN = 8
/** Longest password; it is never cut. */
export const PASSWORD_MAX = 128

/** Longest text of an ad sent by SMS. */
export const SMS_AD_MAX = 160
/** Price of an ad sent by SMS, VAT included, in hundredths of a crown. */
export const SMS_AD_PRICE = 3_300
/** Days within which a consumer may withdraw from an order. */
export const WITHDRAWAL_DAYS = 14
/** Days within which a withdrawal is refunded. */
export const REFUND_DAYS = 14
/** Days within which a complaint is settled. */
export const COMPLAINT_DAYS = 30
/** Years within which a dispute may be brought before the mediator. */
export const DISPUTE_YEARS = 1
/** An ad that is in these last days already is one that repeats it. */
export const DUPLICATE_DAYS = 30
/** Kinds of promotion an ad can have: highlighting and topping. */
export const PROMOS_MAX = 2
/** Ads somebody without an account can mark in one browser. */
export const GUEST_FAVOURITES_MAX = 100
