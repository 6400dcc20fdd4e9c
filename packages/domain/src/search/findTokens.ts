import { foldLetters } from '../text/foldLetters.ts'

/** A word of a text: folded, with its place in the original (UTF-16 offsets, end exclusive). */
export type Token = Readonly<{ folded: string; start: number; end: number }>

/** Longer words are cut, in the index and in the query alike. */
export const MAX_WORD_LENGTH = 40

/** Longer texts are cut before they are read; an advert has at most 4 100 characters. */
const MAX_TEXT_LENGTH = 20_000

const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:['’.\-‐‑][\p{L}\p{N}\p{M}]+)*/gu
const SEPARATOR = /[.\-‐‑]/
const PART = /[\p{L}\p{N}\p{M}'’]+/gu

const token = (text: string, start: number): Token => ({
  folded: foldLetters(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, MAX_WORD_LENGTH),
  start,
  end: start + text.length,
})

const tokensOf = (compound: string, start: number): readonly Token[] => {
  if (!SEPARATOR.test(compound)) return [token(compound, start)]
  const parts = Array.from(compound.matchAll(PART), ({ 0: part, index }) =>
    token(part, start + index),
  )
  const isGlued = /^\p{L}/u.test(compound) && parts[0]?.folded.length === 1

  return isGlued ? [token(compound, start)] : parts
}

/**
 * The words of a text in order. Digits stay glued to letters ("320d"), a hyphen or a dot parts
 * words, save after a single letter ("e-mail", "s.r.o."); an apostrophe does not ("Levi's").
 * Emoji and punctuation are no words.
 */
export const findTokens = (text: string): readonly Token[] =>
  Array.from(text.slice(0, MAX_TEXT_LENGTH).matchAll(COMPOUND), ({ 0: compound, index }) =>
    tokensOf(compound, index),
  )
    .flat()
    .filter(({ folded }) => folded !== '')
