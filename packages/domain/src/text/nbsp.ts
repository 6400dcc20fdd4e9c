/** Non-breaking space, U+00A0. */
export const NBSP = '\u00a0'
