/**
 * Lexemes of PostgreSQL's text search, told apart by what stands before the word: GIN keeps no weights,
 * and a prefix of a whole word never meets a stem. They hold letters, digits and these marks only, so
 * they need no escapes.
 */
export const LEXEME = {
  /** A stem anywhere in the texts the column is for. */
  stem: (stem: string) => `=${stem}`,
  /** A whole word that names the thing, for one who still types it. */
  word: (folded: string) => folded,
  /** What the ad is for, by its stem and as a whole word. */
  head: (stem: string) => `h=${stem}`,
  headWord: (folded: string) => `h:${folded}`,
  /** Words that name the thing: the head and what specifies it. */
  named: (stem: string) => `n=${stem}`,
  /** A stem with its accents; „u“ where a heading has none at all. */
  root: (root: string) => `r=${root}`,
  unaccented: (stem: string) => `u=${stem}`,
} as const
