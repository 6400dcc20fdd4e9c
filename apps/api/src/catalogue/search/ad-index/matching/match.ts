/** How an ad has what is looked for; every bit holds for all terms. */
export const MATCH = {
  /** Somewhere in its texts, be it as the beginning of a word. */
  text: 1,
  /** By whole words. */
  whole: 2,
  /** In its heading. */
  heading: 4,
  /** The thing is named by its heading, not only mentioned. */
  named: 8,
  /** The thing is what its heading is about. */
  head: 16,
  /** In its heading by the very words that were typed, not by other names. */
  typed: 32,
} as const

const IN_TEXT = MATCH.text | MATCH.whole
const IN_HEADING = IN_TEXT | MATCH.heading
const BITS_OF_ZONE = [
  IN_TEXT,
  IN_HEADING,
  IN_HEADING | MATCH.named,
  IN_HEADING | MATCH.named | MATCH.head,
] as const

/** How an ad matches whose words stand in such a zone, by its number in `ZONES`. */
export const bitsOfZone = (zone: number): number => BITS_OF_ZONE[zone] as number
