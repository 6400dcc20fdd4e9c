import { foldLetters } from '../text/foldLetters.ts'
import { stem } from './stem.ts'

/** „Křesílko“ is a small „křeslo“, „světýlko“ a small „světlo“. */
const ON_LO = /^(.{2,})[iy]lk(?:o|a|u|em|ach|y)$/

/** What makes a word smaller, with what the word it was made of may end in. */
const SUFFIXES = /^(.{3,})(?:[ie]c(?:ek|ka|ko)|ousek|inka|atko|ik|ek|ka|ko)(?:y|u|em|ou|e)?$/

const ENDINGS = ['', 'a', 'ek', 'ka', 'ik'] as const

/**
 * Stems of the words a diminutive may be made of, the likeliest first; none for a word that is none.
 * @example diminutiveStems('gaučík').includes(stem('gauč')) // true
 */
export const diminutiveStems = (word: string): string[] => {
  const folded = foldLetters(word)
  const [, before] = ON_LO.exec(folded) ?? []
  const [, root] = SUFFIXES.exec(folded) ?? []
  const own = stem(word)
  const larger = [
    ...(before === undefined ? [] : [`${before}lo`]),
    ...(root === undefined ? [] : ENDINGS.map((ending) => root + ending)),
  ]

  return [...new Set(larger.map(stem))].filter((one) => one !== own)
}
