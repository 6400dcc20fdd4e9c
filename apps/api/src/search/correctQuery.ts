import { diminutiveStems, findTokens, fold, lexicon, type QueryTerm } from '@inzrt/domain/search'
import { spellingCost } from './spellingCost.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** What was meant instead of a query, and whether it is sure enough to look for that at once. */
export type Correction = Readonly<{ query: string; isSure: boolean }>

/** A word in so many headings is a word. */
const KNOWN_ADS = 3
/** A word meant for sure is so many times as common as any other that is as near. */
const AHEAD = 2
const AS_NEAR = 0.2
/** How much whole words count beside their stems, which tell „zimní“ from „zima“ but not „zimmí“. */
const WORD_SHARE = 0.25
/** Shorter words must sound alike to be meant for sure. */
const SURE_LENGTH = 5
const SURE_COST = 0.5

type Word = QueryTerm['words'][number]
type Meant = Readonly<{ typed: string; word: string; isSure: boolean }>
type Candidate = Readonly<{ stem: string; word: string; cost: number; count: number }>

const isKnown = (vocabulary: Vocabulary, stem: string): boolean =>
  lexicon.names.has(stem) || (vocabulary.find(stem)?.adsCount ?? 0) >= KNOWN_ADS

const spellingOf = (vocabulary: Vocabulary, stem: string): string =>
  lexicon.names.get(stem) ?? vocabulary.find(stem)?.word ?? stem

/** Words of headings that are near; what is looked for can only be a word that names things. */
const candidatesFor = (vocabulary: Vocabulary, { folded, stem, role }: Word): Candidate[] =>
  vocabulary
    .similar(stem)
    .map((near) => {
      const named = vocabulary.countNamed(near.stem)
      const word = spellingOf(vocabulary, near.stem)
      const used = role === 'head' ? 0 : (vocabulary.find(near.stem)?.adsCount ?? 0)

      return {
        ...{ stem: near.stem, word, count: Math.max(named, used) },
        cost: near.cost + WORD_SHARE * spellingCost(folded, fold(word)),
      }
    })
    .filter(({ count }) => count >= KNOWN_ADS)
    .toSorted((one, other) => one.cost - other.cost)

const nearestTo = (vocabulary: Vocabulary, typed: Word): Meant | null => {
  const candidates = candidatesFor(vocabulary, typed)
  const [nearest] = candidates
  if (!nearest) return null
  const asNear = candidates.filter(({ cost }) => cost <= nearest.cost + AS_NEAR)
  const [best = nearest, next] = asNear.toSorted((one, other) => other.count - one.count)
  const isAhead = !next || next.count * AHEAD <= best.count

  return {
    typed: typed.folded,
    word: best.word,
    isSure: isAhead && (typed.folded.length >= SURE_LENGTH || best.cost <= SURE_COST),
  }
}

const meantBy = (vocabulary: Vocabulary, typed: Word): Meant | null => {
  if (/\d/.test(typed.folded) || isKnown(vocabulary, typed.stem)) return null
  const whole = diminutiveStems(typed.folded).find((stem) => isKnown(vocabulary, stem))

  return whole === undefined
    ? nearestTo(vocabulary, typed)
    : { typed: typed.folded, word: spellingOf(vocabulary, whole), isSure: true }
}

const replaceWords = (query: string, meant: readonly Meant[]): string => {
  const wordOf = new Map(meant.map(({ typed, word }) => [typed, word]))

  return findTokens(query).reduceRight(
    (text, { folded, start, end }) =>
      wordOf.has(folded) ? text.slice(0, start) + wordOf.get(folded) + text.slice(end) : text,
    query,
  )
}

/**
 * What somebody who mistyped may have meant; null where every word is one. A word is an error when hardly
 * any heading has it, however many texts do; what is meant is the nearest word of headings.
 */
export const correctQuery = (
  vocabulary: Vocabulary,
  query: string,
  terms: readonly QueryTerm[],
): Correction | null => {
  const meant = terms
    .flatMap(({ words }) => words)
    .flatMap((word) => meantBy(vocabulary, word) ?? [])
  if (meant.length === 0) return null

  return { query: replaceWords(query, meant), isSure: meant.every(({ isSure }) => isSure) }
}
