import { findTokens, lexicon, type QueryTerm } from '@inzrt/domain/search'
import type { Vocabulary } from './Vocabulary.ts'

const COMPLETIONS_MAX = 4

/** Queries the last word of which is a whole name of something, the most offered first. */
export const completeQuery = (
  vocabulary: Vocabulary,
  query: string,
  terms: readonly QueryTerm[],
): string[] => {
  const last = terms.at(-1)?.words.at(-1)
  const end = findTokens(query).at(-1)
  if (!last || !end || end.folded !== last.folded) return []

  return vocabulary
    .beginningWith(last.folded)
    .filter(({ stem, sections }) => sections.size > 0 && stem !== last.stem)
    .flatMap(({ stem }) => lexicon.names.get(stem) ?? [])
    .slice(0, COMPLETIONS_MAX)
    .map((name) => query.slice(0, end.start) + name)
}
