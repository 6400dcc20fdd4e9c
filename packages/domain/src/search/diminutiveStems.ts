import { fold } from './fold.ts'
import { stem } from './stem.ts'

/** What makes a word smaller, with what the word it was made of may end in. */
const SUFFIXES = /^(.{3,})(?:[ie]c(?:ek|ka|ko)|ousek|inka|atko|ik|ek|ka|ko)(?:y|u|em|ou|e)?$/

const ENDINGS = ['', 'a', 'ek', 'ka', 'ik'] as const

/**
 * Stems of the words a diminutive may be made of, the likeliest first; none for a word that is none.
 * @example diminutiveStems('gaučík').includes(stem('gauč')) // true
 */
export const diminutiveStems = (word: string): string[] => {
  const [, root] = SUFFIXES.exec(fold(word)) ?? []
  if (root === undefined) return []

  const own = stem(word)

  return [...new Set(ENDINGS.map((ending) => stem(root + ending)))].filter((one) => one !== own)
}
