import type { Phrase, QueryTerm } from '@inzrt/domain/search'
import { mayBegin } from '../../toTextQuery.ts'
import type { Lists } from '../AdIndex.ts'
import type { Postings } from '../Postings.ts'

/** Lists of the ads that have a term; those of a phrase have each of its words. */
export type TermLists = Readonly<{
  own: readonly Postings[]
  /** Of its other names. */
  others: readonly (readonly Postings[])[]
  /** Of words that begin as it does. */
  beginnings: readonly Postings[]
  isHead: boolean
  /** How many postings are read at most. */
  cost: number
}>

const lengthOf = (lists: readonly Postings[]): number =>
  lists.reduce((total, { length }) => total + length, 0)

/** @param isTyped it may still be typed: words it begins count too */
export const listsOfTerm = (
  { stems, words }: Lists,
  term: QueryTerm,
  isTyped: boolean,
): TermLists => {
  const listsOf = (phrase: Phrase) => phrase.map((stem) => stems.find(stem))
  const [word] = term.words
  const isBeginning = isTyped && term.words.length === 1 && word && mayBegin(word.folded)
  const own = listsOf(term.words.map(({ stem }) => stem))
  const others = term.alternatives.map(listsOf)
  const beginnings = isBeginning ? words.beginningWith(word.folded) : []
  const cost = [own, beginnings, ...others].reduce((total, lists) => total + lengthOf(lists), 0)

  return { own, others, beginnings, isHead: term.isHead, cost }
}
