/** Marks and joiners that make one grapheme of several code points; without them code points are graphemes. */
const JOINED = /[\p{M}\u200d\ufe0f\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\r]/u
const SURROGATE = /[\ud800-\udfff]/

const graphemes = new Intl.Segmenter('cs', { granularity: 'grapheme' })

const cut = (text: string, max: number): string => {
  if (!SURROGATE.test(text) && !JOINED.test(text)) return text.slice(0, max)
  let end = 0
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    if (count === max) break
    end += segment.length
    count += 1
  }

  return text.slice(0, end)
}

/**
 * Shortens a text to at most `max` graphemes and marks the cut with an ellipsis, which comes on top.
 * A letter is never split from its accent, an emoji never from its parts. A short text comes back as it is.
 * @param max graphemes kept, not negative
 * @example truncate('Škoda 120 L', 5) // 'Škoda…'
 */
export const truncate = (text: string, max: number): string => {
  if (text.length <= max) return text
  const kept = cut(text, max)

  return kept.length === text.length ? text : `${kept.trimEnd()}…`
}
