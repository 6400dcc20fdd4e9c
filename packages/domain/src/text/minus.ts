/** The minus of Czech typography; a hyphen is shorter and lets a line break behind it. */
export const MINUS = '\u2212'
