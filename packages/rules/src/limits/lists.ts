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
