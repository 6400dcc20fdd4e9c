import { graphemes } from './graphemes.ts'

/** Characters that are a grapheme each: Latin letters with their accents, digits, common punctuation. */
const PLAIN = /^[\n\u0020-\u024f\u2010-\u2027\u20ac]*$/

const endOfGraphemes = (text: string, max: number): number => {
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === max) return index
    count += 1
  }

  return text.length
}

/**
 * Shortens a text to at most `max` graphemes and marks the cut with an ellipsis, which comes on top.
 * A letter is never split from its accent, an emoji never from its parts. A short text comes back as it is.
 * @param max graphemes kept, not negative
 * @example truncate('Škoda 120 L', 5) // 'Škoda…'
 */
export const truncate = (text: string, max: number): string => {
  if (text.length <= max) return text
  // Segmenting costs a thousand times more than slicing and is needed only where a grapheme has parts.
  const end = PLAIN.test(text.slice(0, max + 1)) ? max : endOfGraphemes(text, max)

  return end === text.length ? text : `${text.slice(0, end).trimEnd()}…`
}
