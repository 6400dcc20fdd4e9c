import { stem } from './stem.ts'
import { STOP_WORDS } from './stopWords.ts'
import { tokenize } from './tokenize.ts'

/** So that "CRV" finds „CR-V“ as well as "CR V" does. */
const withoutHyphens = (text: string): string => text.replace(/[-‐‑]/g, '')

/**
 * The stems of a text for the index: each once, no stop words. Hyphenated words are there twice,
 * parted and joined.
 * @example toStems('Kolo a dětská kola') // ['kol', 'detsk']
 */
export const toStems = (text: string): string[] => {
  const words = [...tokenize(text), ...tokenize(withoutHyphens(text))].filter(
    (word) => !STOP_WORDS.has(word),
  )

  return [...new Set(words.map(stem))]
}
