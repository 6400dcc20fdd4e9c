import type { QueryTerm } from '@inzrt/domain/search'
import type { Deal, SearchTerms } from './SearchTerms.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** Sections where the thing belongs, the one with the most of it first, and others where it is often met. */
export type OwnSections = Readonly<{ own: readonly number[]; near: readonly number[] }>

/** So many sellers of the whole site stand against those that were counted: two alone decide nothing. */
const PRIOR = 5
const OWN_SHARE = 0.3
const NEAR_SHARE = 0.05

const wordsOf = (terms: readonly QueryTerm[]) => terms.flatMap(({ words }) => words)

/** The first of these lists that has a word which names something. */
const firstKnown = (
  vocabulary: Vocabulary,
  lists: readonly (readonly string[])[],
): readonly string[] =>
  lists.find((stems) => stems.some((stem) => vocabulary.countNamed(stem) > 0)) ?? []

/**
 * What is looked for by its own word and its other names; while it is typed, by words that begin so. A thing
 * nobody knows is told by the words beside it: „filtr do akvária“.
 */
const namesOf = (vocabulary: Vocabulary, terms: readonly QueryTerm[]): readonly string[] => {
  const heads = terms.filter(({ isHead }) => isHead)
  const own = heads.flatMap(({ words, alternatives }) => [
    ...words.filter(({ role }) => role === 'head').map(({ stem }) => stem),
    ...alternatives.filter(({ length }) => length === 1).flat(),
  ])
  const begun = wordsOf(heads).flatMap(({ folded }) => vocabulary.beginningWith(folded))
  const beside = wordsOf(terms).filter(({ role }) => role !== 'head')

  return firstKnown(vocabulary, [
    own,
    begun.map(({ stem }) => stem),
    ...beside.map(({ stem }) => [stem]),
  ])
}

/** How many sellers head their ads with a name of what is looked for, by section. */
const countSellers = (vocabulary: Vocabulary, terms: readonly QueryTerm[]): Map<number, number> => {
  const sellers = new Map<number, number>()
  for (const stem of new Set(namesOf(vocabulary, terms)))
    for (const [id, count] of vocabulary.find(stem)?.sections ?? [])
      sellers.set(id, (sellers.get(id) ?? 0) + count)

  return sellers
}

const sum = (counts: ReadonlyMap<number, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0)

/** Who buys does not look among what is to let, nor the other way. */
const isOtherDeal = (asked: Deal, section: Deal): boolean =>
  asked !== null && section !== null && asked !== section

/**
 * Where sellers of the whole site put what is looked for. A few ads say little: their shares are drawn
 * towards those of the whole site.
 */
export const findOwnSections = (
  vocabulary: Vocabulary,
  { terms, deal }: Pick<SearchTerms, 'terms' | 'deal'>,
): OwnSections => {
  const sellers = countSellers(vocabulary, terms)
  const [total, everyone] = [sum(sellers), sum(vocabulary.sellersOf)]
  const shares = [...sellers]
    .filter(([id]) => !isOtherDeal(deal, vocabulary.dealOf(id)))
    .map(([id, count]) => {
      const usual = (vocabulary.sellersOf.get(id) ?? 0) / everyone

      return { id, share: (count + PRIOR * usual) / (total + PRIOR) }
    })
    .toSorted((one, other) => other.share - one.share)
  const within = (from: number, to: number): number[] =>
    shares.filter(({ share }) => share >= from && share < to).map(({ id }) => id)
  const own = within(OWN_SHARE, Number.POSITIVE_INFINITY)
  const near = within(NEAR_SHARE, OWN_SHARE)

  // Where no section has enough of it, the one that has the most does.
  return own.length > 0 ? { own, near } : { own: near.slice(0, 1), near: near.slice(1) }
}
