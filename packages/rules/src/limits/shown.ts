/** Longest heading or section name shown in a list, in graphemes. */
export const HEADING_MAX_SHOWN = 75
/** Longest locality shown in a list, in graphemes. */
export const LOCALITY_MAX_SHOWN = 20
/** Longest name shown on the header's account button, in graphemes. */
export const HEADER_NAME_MAX = 16
/** Longest content shown in a report dialog, in graphemes. */
export const REPORT_CONTENT_MAX = 127
