import { answersSeeking } from '@inzrt/domain/search'
import type { SearchTerms } from './SearchTerms.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** Sections of those who look for the same kind of people as a query does, and of those who look for others. */
export type Seekers = Readonly<{ same: readonly number[]; others: readonly number[] }>

/** Tells sections apart by who looks for whom. */
export const findSeekers = (
  { seekers }: Vocabulary,
  { seeking }: Pick<SearchTerms, 'seeking'>,
): Seekers => {
  if (!seeking) return { same: [], others: [] }
  const answering = (answer: 0 | 2): number[] =>
    [...seekers].filter(([, told]) => answersSeeking(seeking, told) === answer).map(([id]) => id)

  return { same: answering(2), others: answering(0) }
}
