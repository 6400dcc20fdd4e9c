import type { QueryTerm } from '@inzrt/domain/search'
import type { Vocabulary } from './Vocabulary.ts'

/** Sections where the thing belongs, the one with the most of it first, and others where it is often met. */
export type OwnSections = Readonly<{ own: readonly number[]; near: readonly number[] }>

/** So many sellers of the whole site stand against those that were counted: two alone decide nothing. */
const PRIOR = 5
const OWN_SHARE = 0.3
const NEAR_SHARE = 0.05

/** What is looked for by its own word and its other names; while it is typed, by words that begin so. */
const namesOf = (vocabulary: Vocabulary, terms: readonly QueryTerm[]): string[] => {
  const heads = terms.filter(({ isHead }) => isHead)
  const own = heads.flatMap(({ words, alternatives }) => [
    ...words.filter(({ role }) => role === 'head').map(({ stem }) => stem),
    ...alternatives.filter(({ length }) => length === 1).flat(),
  ])
  if (own.some((stem) => vocabulary.countNamed(stem) > 0)) return own

  return heads
    .flatMap(({ words }) => words)
    .flatMap(({ folded }) => vocabulary.beginningWith(folded))
    .map(({ stem }) => stem)
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

/**
 * Where sellers of the whole site put what is looked for. A few ads say little: their shares are drawn
 * towards those of the whole site.
 */
export const findOwnSections = (
  vocabulary: Vocabulary,
  terms: readonly QueryTerm[],
): OwnSections => {
  const sellers = countSellers(vocabulary, terms)
  const [total, everyone] = [sum(sellers), sum(vocabulary.sellersOf)]
  const shares = [...sellers]
    .map(([id, count]) => {
      const usual = (vocabulary.sellersOf.get(id) ?? 0) / everyone

      return { id, share: (count + PRIOR * usual) / (total + PRIOR) }
    })
    .toSorted((one, other) => other.share - one.share)
  const within = (from: number, to: number): number[] =>
    shares.filter(({ share }) => share >= from && share < to).map(({ id }) => id)

  return { own: within(OWN_SHARE, Number.POSITIVE_INFINITY), near: within(NEAR_SHARE, OWN_SHARE) }
}
