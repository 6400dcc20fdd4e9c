import { MAX_QUERY_LENGTH } from './searchWords.ts'

/** A word that ads must not have, and where it stands with its minus. */
export type ExcludedWord = Readonly<{ word: string; start: number; end: number }>

/** What is looked for, and without what. */
export type Exclusions = Readonly<{ rest: string; excluded: readonly ExcludedWord[] }>

/** Further ones are taken for words that are looked for. */
const EXCLUDED_MAX = 5

const EXCLUDED = /(?<!\S)[-–−](\p{L}[\p{L}\p{N}\p{M}]*)(?!\S)/gu

const HAS_WORD = /[\p{L}\p{N}]/u

/** Quotation marks around a query ask for every word as it is typed. */
const QUOTED = /^\s*["„“”].*["„“”]\s*$/s

/**
 * Whether a query asks for its words as they are typed.
 * @example isQuoted('"modré kolo"') // true
 */
export const isQuoted = (query: string): boolean => QUOTED.test(query)

/**
 * A query without one of its excluded words.
 * @example takeOff('kolo -dětské', { word: 'dětské', start: 5, end: 12 }) // 'kolo'
 */
export const takeOff = (query: string, { start, end }: ExcludedWord): string =>
  [query.slice(0, start).trimEnd(), query.slice(end).trimStart()].filter(Boolean).join(' ')

/**
 * Parts a query into what is looked for and the words with a minus, which ads must not have. A query of nothing else
 * looks for them, and so does a quoted one.
 * @example readExclusions('kolo -dětské').rest // 'kolo'
 */
export const readExclusions = (query: string): Exclusions => {
  const found = Array.from(
    query.slice(0, MAX_QUERY_LENGTH).matchAll(EXCLUDED),
    ({ 0: whole, 1: word = '', index }) => ({ word, start: index, end: index + whole.length }),
  )
  const excluded = isQuoted(query) ? [] : found.slice(0, EXCLUDED_MAX)
  const rest = excluded.reduceRight(takeOff, query)

  return excluded.length > 0 && HAS_WORD.test(rest)
    ? { rest, excluded }
    : { rest: query, excluded: [] }
}
