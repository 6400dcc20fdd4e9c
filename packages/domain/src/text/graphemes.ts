/** Parts a text into characters as a reader counts them: a letter with its accents, an emoji with its parts. */
export const graphemes = new Intl.Segmenter('cs', { granularity: 'grapheme' })
