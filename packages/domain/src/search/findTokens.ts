import { FLAT_LAYOUT } from '../text/flatLayout.ts'
import { foldLetters } from '../text/foldLetters.ts'

/** A word of a text: folded, with its place in the original (UTF-16 offsets, end exclusive). */
export type Token = Readonly<{ folded: string; start: number; end: number }>

/** Longer words are cut, in the index and in the query alike. */
export const MAX_WORD_LENGTH = 40

/** Longer texts are cut before they are read; an advert has at most 4 100 characters. */
const MAX_TEXT_LENGTH = 20_000

const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:['’.\-‐‑][\p{L}\p{N}\p{M}]+)*/u
const WORD = new RegExp(`${FLAT_LAYOUT.source}|${COMPOUND.source}`, 'giu')
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

const layoutToken = (text: string, rooms: string, rest: string, start: number): Token => ({
  folded: `${rooms}+${rest.toLowerCase()}`,
  start,
  end: start + text.length,
})

/**
 * The words of a text in order. Digits stay glued to letters ("320d"), a hyphen or a dot parts
 * words, save after a single letter ("e-mail", "s.r.o."); an apostrophe does not ("Levi's").
 * The layout of a flat is one word, however it is written: "2 + kk" and "2kk" are "2+kk". Emoji and punctuation are no words.
 */
export const findTokens = (text: string): readonly Token[] =>
  Array.from(text.slice(0, MAX_TEXT_LENGTH).matchAll(WORD), (match) => {
    const [word, rooms, rest = match[3]] = match

    return rooms && rest ? layoutToken(word, rooms, rest, match.index) : tokensOf(word, match.index)
  })
    .flat()
    .filter(({ folded }) => folded !== '')
