import { joinList } from './joinList.ts'

/**
 * Words in Czech quotation marks, as a list.
 * @example joinQuoted(['kolo', 'lyže']) // '„kolo“ a\u00a0„lyže“'
 */
export const joinQuoted = (words: readonly string[]): string =>
  joinList(words.map((word) => `„${word}“`))
