import { foldLetters } from '../text/foldLetters.ts'
import { MAX_WORD_LENGTH } from './findTokens.ts'
import { stem } from './stem.ts'

/** Consonants that soften before an ending and ě belong to the ending, not to the word. */
const plain = (letter: string): string => ({ ď: 'd', ť: 't', ň: 'n', ě: 'e' })[letter] ?? letter

/**
 * The stem of a word with the accents it was written with, which tell „štěně“ from „stěna“ and „práh“ from
 * „Praha“. A letter of the stem that the word does not have stays as it is.
 * @example accentedRoot('Štěňata') // "štn"
 */
export const accentedRoot = (word: string, root: string = stem(word)): string => {
  const written = Array.from(
    word
      .slice(0, 2 * MAX_WORD_LENGTH)
      .normalize('NFC')
      .toLowerCase(),
    plain,
  )
  let from = 0

  return Array.from(root, (letter) => {
    const at = written.findIndex((own, place) => place >= from && foldLetters(own) === letter)
    if (at < 0) return letter
    from = at + 1

    return written[at]
  }).join('')
}
