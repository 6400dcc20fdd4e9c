import { stem } from './stem.ts'
import { STOP_WORDS } from './stopWords.ts'
import { tokenize } from './tokenize.ts'

/**
 * The stems of a text for the index: each once, in order of first appearance, no stop words.
 * @example toStems('Kolo a dětská kola') // ['kol', 'detsk']
 */
export const toStems = (text: string): string[] => {
  const words = tokenize(text).filter((word) => !STOP_WORDS.has(word))

  return [...new Set(words.map(stem))]
}
