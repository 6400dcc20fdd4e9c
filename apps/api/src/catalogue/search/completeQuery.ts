import { findTokens, lexicon, type QueryTerm } from '@inzrt/domain/search'
import type { NamedPlaces } from '../localities/places/readNamedPlaces.ts'
import type { Vocabulary } from './Vocabulary.ts'

const COMPLETIONS_MAX = 4

type Known = Readonly<{ vocabulary: Vocabulary; places: NamedPlaces }>

/** Queries the last word of which is a whole name: of something, the most offered first, or of a town. */
export const completeQuery = (
  { vocabulary, places }: Known,
  query: string,
  terms: readonly QueryTerm[],
): string[] => {
  const end = findTokens(query).at(-1)
  const last = terms.flatMap(({ words }) => words).find(({ folded }) => folded === end?.folded)
  if (!last || !end) return []
  const things = vocabulary
    .beginningWith(last.folded)
    .filter(({ stem, sections }) => sections.size > 0 && stem !== last.stem)
    .flatMap(({ stem }) => lexicon.names.get(stem) ?? [])
  const towns = terms.length > 1 ? places.beginningWith(last.folded) : []

  return [...things, ...towns]
    .slice(0, COMPLETIONS_MAX)
    .map((name) => query.slice(0, end.start) + name)
}
