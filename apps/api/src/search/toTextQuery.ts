import type { HeadingWord, Phrase, QueryTerm } from '@inzrt/domain/search'
import { LEXEME } from './lexemes.ts'

/** A shorter word is no beginning of another: it would be the beginning of too many. */
const PREFIX_MIN = 2

/** Where words must stand: anywhere in the texts, or so that the ad is for what is looked for. */
export type Zone = 'text' | 'named' | 'head'

const quote = (lexeme: string, suffix = ''): string => `'${lexeme}'${suffix}`
const all = (parts: readonly string[]): string => parts.join(' & ')
const any = (parts: readonly string[]): string =>
  parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '')

const ofPhrase = (phrase: Phrase, zone: Zone): string => {
  const stems = all(phrase.map((stem) => quote(LEXEME.stem(stem))))
  if (zone === 'text') return phrase.length > 1 ? `(${stems})` : stems
  const own = any(phrase.map((stem) => quote(LEXEME[zone](stem))))

  return phrase.length > 1 ? `(${own} & ${stems})` : own
}

const ofPrefix = ({ folded }: HeadingWord, zone: Zone): string =>
  quote(zone === 'head' ? LEXEME.headWord(folded) : LEXEME.word(folded), ':*')

const ofTerm = ({ words, alternatives }: QueryTerm, zone: Zone, isTyped: boolean): string => {
  const [word] = words
  const isPrefix = isTyped && words.length === 1 && word && word.folded.length >= PREFIX_MIN

  return any([
    ofPhrase(
      words.map(({ stem }) => stem),
      zone,
    ),
    ...(isPrefix ? [ofPrefix(word, zone)] : []),
    ...alternatives.map((phrase) => ofPhrase(phrase, zone)),
  ])
}

type Options = Readonly<{ zone?: Zone; hasPrefix?: boolean }>

/**
 * A query for terms: each must be there by its own words or another name of it; the last one, which may
 * still be typed, also as the beginning of a word. The zone is asked of the term that names the thing.
 */
export const toTextQuery = (
  terms: readonly QueryTerm[],
  { zone = 'text', hasPrefix = true }: Options = {},
): string =>
  all(
    terms.map((term, at) =>
      ofTerm(term, term.isHead ? zone : 'text', hasPrefix && at === terms.length - 1),
    ),
  )

/**
 * A query for headings in which no typed word stands with other accents, which would make it another word;
 * null where none was typed with accents.
 */
export const toAccentQuery = (terms: readonly QueryTerm[]): string | null => {
  const words = terms.flatMap((term) => term.words).filter(({ root }) => root !== null)
  if (words.length === 0) return null

  return all(
    words.map(({ root, stem }) =>
      any([
        quote(LEXEME.root(root ?? stem)),
        quote(LEXEME.unaccented(stem)),
        `!${quote(LEXEME.stem(stem))}`,
      ]),
    ),
  )
}
