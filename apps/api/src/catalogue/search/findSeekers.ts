import { answersSeeking } from '@inzrt/domain/search'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { SearchTerms } from './SearchTerms.ts'
import type { Vocabulary } from './Vocabulary.ts'

/**
 * Sections of those who look for the same kind of people as a query does, or that are named as it is, and sections of
 * those who look for others.
 */
export type Seekers = Readonly<{
  same: readonly number[]
  others: readonly number[]
  /** The query says nothing but who looks for whom. */
  isAll: boolean
}>

type People = Pick<SearchTerms, 'seekings' | 'hasOnlyPeople' | 'terms'>

/** Where people look for each other, headings say little of it, and the names of sections more. */
const findNamed = (vocabulary: Vocabulary, { terms }: People, brand: Brand): readonly number[] => {
  const stems = terms.flatMap(({ words }) => words.map(({ stem }) => stem))

  return brand === 'adult' && stems.length > 0 ? vocabulary.sectionsNamed(stems) : []
}

/** Tells sections apart by who looks for whom. */
export const findSeekers = (vocabulary: Vocabulary, terms: People, brand: Brand): Seekers => {
  const answering = (answer: 0 | 2): number[] =>
    [...vocabulary.seekers]
      .filter(([, told]) => answersSeeking(terms.seekings, told) === answer)
      .map(([id]) => id)
  const named = findNamed(vocabulary, terms, brand)

  return {
    same: [...new Set([...answering(2), ...named])],
    others: answering(0).filter((id) => !named.includes(id)),
    isAll: terms.hasOnlyPeople,
  }
}
