import { foldLetters } from '../text/foldLetters.ts'

/** „120 000“ and „120.000“ are one number. */
const GROUPS = /(?<=\d)[\s.](?=\d{3}(?!\d))/gu
/** Of one digit nobody can tell what it says. */
const NUMBER = /\d{2,}/

const bare = (text: string): string => foldLetters(text).replace(GROUPS, '')
const spaceless = (text: string): string => bare(text).replace(/\s/gu, '')

const isSaid = (fact: string, text: string): boolean => {
  const [number] = NUMBER.exec(bare(fact)) ?? []
  if (number === undefined) return spaceless(text).includes(spaceless(fact))

  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(bare(text))
}

/**
 * Those facts that heading and text do not say already; the paper has no room to say anything twice.
 * @example unsaidFacts(['r. v. 2015', '120 000 km'], 'Škoda Fabia, r. 2015') // ['120 000 km']
 */
export const unsaidFacts = (facts: readonly string[], text: string): readonly string[] =>
  facts.filter((fact) => !isSaid(fact, text))
