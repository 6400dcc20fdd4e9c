import { accentedRoot } from './accentedRoot.ts'
import { hasAccents } from './hasAccents.ts'
import { isAdjective } from './heading/isAdjective.ts'
import { askedType, isAskedIntent } from './heading/isIntent.ts'
import type { Phrase } from './lexicon/readLexicon.ts'
import { lexicon } from './lexicon.ts'
import { type HeadingWord, readHeading } from './readHeading.ts'
import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './searchWords.ts'

/** Words looked at: more than count, because some are left out. */
const MAX_READ = 3 * MAX_QUERY_WORDS

/** A word of a query, or words that name one thing together, and its other names. */
export type QueryTerm = Readonly<{
  words: readonly HeadingWord[]
  /** Other names of the same or of narrower things, as stems. */
  alternatives: readonly Phrase[]
  /** It names the thing that is looked for; the others only specify it. */
  isHead: boolean
}>

/** What somebody looks for: every term, and the type of adverts that answer best. */
export type SearchedQuery = Readonly<{
  terms: readonly QueryTerm[]
  type: 'offer' | 'inquiry' | 'exchange'
}>

const withoutRepetition = (words: readonly HeadingWord[]): HeadingWord[] =>
  words.filter(({ folded }, at) => words.findIndex((word) => word.folded === folded) === at)

const ON_OV = /^(.{4,})ov$/

/** „Ratanový nábytek“ may be offered as „nábytek, umělý ratan“. */
const madeOf = ([word, ...others]: readonly HeadingWord[]): readonly Phrase[] => {
  const [, noun] = (word && others.length === 0 && ON_OV.exec(word.stem)) || []

  return noun !== undefined && word && isAdjective(word.written) ? [[noun]] : []
}

/** Accents tell words of one stem apart: who writes „stěna“ means no „štěňátko“. */
const alternativesOf = (words: readonly HeadingWord[]): readonly Phrase[] => {
  const [word] = words
  const isOther =
    words.length === 1 &&
    word &&
    hasAccents(word.written) &&
    !lexicon.isName(word.stem, accentedRoot(word.written, word.stem))

  return [
    ...(isOther ? [] : lexicon.alternativesOf(words.map(({ stem }) => stem))),
    ...madeOf(words),
  ]
}

const toTerms = (words: readonly HeadingWord[]): QueryTerm[] => {
  const terms: QueryTerm[] = []
  for (let at = 0; at < words.length; ) {
    const length = lexicon.phraseLength(words.slice(at).map(({ stem }) => stem))
    const own = words.slice(at, at + length)
    terms.push({
      words: own,
      alternatives: alternativesOf(own),
      isHead: own.some(({ role }) => role === 'head'),
    })
    at += length
  }

  return terms
}

/**
 * Reads a query as a heading is read: what is looked for, what specifies it, and other names of both.
 * Words that only say what one wants to do („koupím“) are left out, unless there are no others.
 * @example readQuery('koupím lednici').terms[0]?.alternatives // [['lednick'], ['chladnick']]
 */
export const readQuery = (query: string): SearchedQuery => {
  const all = withoutRepetition(readHeading(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_READ))
  const telling = all.filter(({ stem }) => !isAskedIntent(stem))
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_QUERY_WORDS)

  return { terms: toTerms(words), type: askedType(all.map(({ stem }) => stem)) }
}
