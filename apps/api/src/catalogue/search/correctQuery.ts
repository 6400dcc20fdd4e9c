import {
  diminutiveStems,
  findTokens,
  hasAccents,
  lexicon,
  type QueryTerm,
} from '@inzrt/domain/search'
import { foldLetters } from '@inzrt/domain/text'
import { spellingCost } from './spellingCost.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** What was meant instead of a query, and whether it is sure enough to look for that at once. */
export type Correction = Readonly<{ query: string; isSure: boolean }>

/** A word in so many headings is a word. */
const KNOWN_ADS = 3
/** A word meant for sure is so many times as common as any other that is as near. */
const AHEAD = 2
const AS_NEAR = 0.15
/** How much whole words count beside their stems, which tell „zimní“ from „zima“ but not „zimmí“. */
const WORD_SHARE = 0.3
/** A word may be so far from what was meant, for each of its letters, and so far at most. */
const FAR = { perLetter: 0.21, most: 2 } as const
/** A smaller thing is called by its name rather than by another that is written much alike. */
const DIMINUTIVE_COST = 1.1
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

/** Who writes accents means them. */
const wordCost = ({ written, folded }: Word, word: string): number =>
  hasAccents(written)
    ? spellingCost(written.toLowerCase(), word)
    : spellingCost(folded, foldLetters(word))

/** The form of a word that is nearest to what was typed. */
const nearestForm = (vocabulary: Vocabulary, typed: Word, stem: string) =>
  [spellingOf(vocabulary, stem), ...lexicon.formsOf(stem)]
    .map((word) => ({ word, cost: wordCost(typed, word) }))
    .reduce((best, form) => (form.cost < best.cost ? form : best))

/** Words of headings that are near; what is looked for can only be a word that names things. */
const similarTo = (vocabulary: Vocabulary, typed: Word): Candidate[] =>
  vocabulary.similar(typed).map(({ stem, cost }) => {
    const form = nearestForm(vocabulary, typed, stem)
    const used = typed.role === 'head' ? 0 : (vocabulary.find(stem)?.adsCount ?? 0)

    return {
      stem,
      word: form.word,
      count: Math.max(vocabulary.countNamed(stem), used),
      cost: cost + WORD_SHARE * form.cost,
    }
  })

const diminutivesOf = (vocabulary: Vocabulary, { folded }: Word): Candidate[] =>
  diminutiveStems(folded).map((stem) => ({
    stem,
    word: spellingOf(vocabulary, stem),
    count: vocabulary.countNamed(stem),
    cost: DIMINUTIVE_COST,
  }))

const candidatesFor = (vocabulary: Vocabulary, typed: Word): Candidate[] => {
  const most = Math.min(FAR.perLetter * typed.folded.length, FAR.most)
  const similar = similarTo(vocabulary, typed).filter(({ cost }) => cost <= most)

  return [...similar, ...diminutivesOf(vocabulary, typed)]
    .filter(({ count }) => count >= KNOWN_ADS)
    .toSorted((one, other) => one.cost - other.cost)
}

const meantBy = (vocabulary: Vocabulary, typed: Word): Meant | null => {
  if (/\d/.test(typed.folded) || isKnown(vocabulary, typed.stem)) return null
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
