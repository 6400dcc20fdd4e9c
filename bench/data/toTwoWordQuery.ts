import { STOP_WORDS, tokenize } from '@inzrt/domain/search'

const LETTERS = /^\p{L}{4,}$/u
const TYPED = 0.75

/**
 * What somebody who looks for such an ad has typed so far: a word, and the beginning of the next.
 * @returns null when the heading has no two words to search for
 */
export const toTwoWordQuery = (heading: string): string | null => {
  const words = tokenize(heading).filter((word) => LETTERS.test(word) && !STOP_WORDS.has(word))
  const [first, second] = words
  if (!first || !second) return null

  return `${first} ${second.slice(0, Math.ceil(second.length * TYPED))}`
}
