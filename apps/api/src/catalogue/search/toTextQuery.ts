import type { HeadingWord, Phrase, QueryTerm } from '@inzrt/domain/search'
import { LEXEME } from './lexemes.ts'

/** A shorter word is no beginning of another: it would be the beginning of too many. */
const PREFIX_MIN = 2
const NUMBER = /^\d+$/

/** Whether a word that is typed may be the beginning of a longer one: who writes 12 does not mean 128. */
export const mayBegin = (folded: string): boolean =>
  folded.length >= PREFIX_MIN && !NUMBER.test(folded)

const quote = (lexeme: string, suffix = ''): string => `'${lexeme}'${suffix}`
const all = (parts: readonly string[]): string => parts.join(' & ')
const any = (parts: readonly string[]): string =>
  parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '')

type StemLexeme = (stem: string) => string

const ofPhrase = (phrase: Phrase, lexeme: StemLexeme): string => {
  const stems = all(phrase.map((stem) => quote(lexeme(stem))))

  return phrase.length > 1 ? `(${stems})` : stems
}

const ofPrefix = ({ folded }: HeadingWord): string => quote(LEXEME.word(folded), ':*')

const ofTerm = (
  { words, alternatives }: QueryTerm,
  isTyped: boolean,
  lexeme: StemLexeme,
): string => {
  const [word] = words
  const isPrefix = isTyped && words.length === 1 && word && mayBegin(word.folded)

  return any([
    ofPhrase(
      words.map(({ stem }) => stem),
      lexeme,
    ),
    ...(isPrefix ? [ofPrefix(word)] : []),
    ...alternatives.map((phrase) => ofPhrase(phrase, lexeme)),
  ])
}

/**
 * A query of PostgreSQL's for terms in headings: each must be there by its own words or another name of it;
 * the last one, which may still be typed, also as the beginning of a word.
 * @param lexeme which of the lexemes of a stem it asks for
 */
export const toTextQuery = (
  terms: readonly QueryTerm[],
  lexeme: StemLexeme = LEXEME.stem,
): string => all(terms.map((term, at) => ofTerm(term, at === terms.length - 1, lexeme)))
