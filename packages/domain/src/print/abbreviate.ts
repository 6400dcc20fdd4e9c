import { ABBREVIATIONS } from './abbreviations.ts'

const RULES = ABBREVIATIONS.map(
  ([words, short]) => [new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu'), short] as const,
)

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

const inCaseOf = (found: string, short: string): string =>
  isCapital(found) ? short.charAt(0).toUpperCase() + short.slice(1) : short

/**
 * Shortens a text as small ads in a newspaper are shortened.
 * @example abbreviate('Zachovalý, včetně 2 kusů zámku.') // 'Zach., vč. 2 ks zámku.'
 */
export const abbreviate = (text: string): string =>
  RULES.reduce(
    (shorter, [words, short]) => shorter.replace(words, (found) => inCaseOf(found, short)),
    text,
  ).replaceAll('..', '.')
