/** Most lines of a file of ads. */
export const FEED_LINES_MAX = 50_000
/** Largest file of ads. */
export const FEED_MEGABYTES = 64
/** The same in bytes. */
export const FEED_BYTES = FEED_MEGABYTES * 1024 * 1024
/** A file of ads comes in pieces of so many bytes; the last one may be shorter. */
export const FEED_PIECE_BYTES = 256 * 1024
/** Most columns of a file of ads: all of ours, and some of its author's own. */
export const FEED_COLUMNS_MAX = 200
/** Most UTF-16 units of a line of a file of ads, line breaks within its texts among them. */
export const FEED_LINE_MAX = 32_000
/** Longest number a seller gives an ad. */
export const FEED_NUMBER_MAX = 64
/** Longest address of a photo in a file of ads. */
export const FEED_ADDRESS_MAX = 2_000
/** Longest name of a file of ads. */
export const FEED_NAME_MAX = 200
/**
 * Files of the largest size that an account sends in an hour, trials among them. One that is smaller counts as the part
 * of such a file that it is, by its bytes or by its lines, whichever is more.
 */
export const LARGEST_FEEDS_AN_HOUR = 10
/** Files of ads whose reports an account keeps. */
export const FEEDS_KEPT = 20
/** Most of a seller's ads, of a hundred, that one file ends by leaving them out; so few ads are always ended. */
export const FEED_ENDS = { percent: 50, always: 5 } as const
