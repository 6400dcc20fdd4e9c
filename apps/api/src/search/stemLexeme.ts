/**
 * A stem as a lexeme of its own: the mark keeps stems apart from whole words, so that a prefix
 * never meets a stem.
 */
export const stemLexeme = (stem: string): string => `=${stem}`
