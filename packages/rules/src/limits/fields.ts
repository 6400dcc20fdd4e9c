/** Limits of an ad's heading, in characters as a reader counts them; lists cut it at 75. */
export const HEADING_LENGTH = { least: 5, most: 100 } as const
/** Limits of an ad's text. */
export const CONTENT_LENGTH = { least: 20, most: 4_000 } as const
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
/** Longest text a firm says of itself on its page. */
export const ABOUT_MAX = 1_500
/** Longest VAT number. */
export const VAT_ID_MAX = 14
/** Limits of what an ad is looked for by: an address or a contact. */
export const FIND_LENGTH = { least: 3, most: 300 } as const
/** Limits of a message to a seller. */
export const MESSAGE_LENGTH = { least: 5, most: 2_000 } as const
/** Longest rating, and longest answer to one. */
export const RATING_TEXT_MAX = 500
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
/** Longest name of a promotion. */
export const PROMO_NAME_MAX = 50
/** Longest code of a coupon as it is typed, with spaces and hyphens. */
export const COUPON_MAX = 40
/** Longest name of who pays for a banner. */
export const BANNER_ADVERTISER_MAX = 100
/** Longest description of a banner's picture. */
export const BANNER_ALT_MAX = 200
/** Longest address a banner leads to. */
export const BANNER_ADDRESS_MAX = 500
/** Years that editions of the newspaper are of. */
export const EDITION_YEAR = { least: 1990, most: 2_100 } as const
/** Numbers of editions within their year. */
export const EDITION_NUMBER = { least: 1, most: 99 } as const
/** Longest validity of an ad or a promotion, in days. */
export const VALIDITY_DAYS_MAX = 366
/** Digits of the code that proves a phone. */
export const PHONE_CODE_LENGTH = 6
/** Longest code of the second step of a login: a recovery code, with what people put between its letters. */
export const SECOND_STEP_CODE_MAX = 40
/** Longest name of a passkey. */
export const PASSKEY_NAME_MAX = 50
/** Longest password-reset code. */
export const RESET_CODE_MAX = 4
/** Shortest password. */
export const PASSWORD_MIN = 8
/** Longest password; it is never cut. */
export const PASSWORD_MAX = 128
/** Most attributes an ad says of what it advertises, far more than any section asks for. */
export const ATTRIBUTES_MAX = 40
/** Longest key of an attribute. */
export const ATTRIBUTE_KEY_MAX = 40
/** Longest name an operator gives an attribute or one of its choices. */
export const ATTRIBUTE_NAME_MAX = 40
/** Most choices an operator offers of one attribute. */
export const CHOICES_MAX = 60
/** Most UTF-16 units of what is sent for an attribute; how long its words may be, its section says. */
export const ATTRIBUTE_TEXT_MAX = 500
