/** An ad as the paper prints it, or one of its lines. */
export type LineAd = {
  /** What it is, where it is no offer; with a colon. */
  kind?: string
  /** First words, set in capitals; of a box its heading. */
  lead: string
  text: string
  /** A highlighted ad stands in a box. */
  isBoxed?: boolean
}
