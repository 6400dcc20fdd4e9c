import { stem } from './stem.ts'
import { STOP_WORDS } from './stopWords.ts'
import { tokenize } from './tokenize.ts'

const HYPHEN = /[-‐‑]/g

/** Hyphenated words joined, so that "CRV" finds „CR-V“ as well as "CR V" does. */
const joinedWords = (text: string): string[] =>
  text.search(HYPHEN) < 0 ? [] : tokenize(text.replace(HYPHEN, ''))

/**
 * The stems of a text for the index: each once, no stop words. Hyphenated words are there twice,
 * parted and joined.
 * @example toStems('Kolo a dětská kola') // ['kol', 'detsk']
 */
export const toStems = (text: string): string[] => {
  const words = new Set([...tokenize(text), ...joinedWords(text)])

  return [...new Set([...words].filter((word) => !STOP_WORDS.has(word)).map(stem))]
}
