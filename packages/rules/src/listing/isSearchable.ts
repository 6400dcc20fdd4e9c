import type { QueryTerm } from '@inzrt/domain/search'
import { SEARCH_MIN_CHARS } from '../limits.ts'

/**
 * Whether what was read of a query has letters enough to search for.
 * @example isSearchable(readQuery('a b').terms) // false
 */
export const isSearchable = (terms: readonly QueryTerm[]): boolean =>
  terms.flatMap(({ words }) => words.map(({ folded }) => folded)).join('').length >=
  SEARCH_MIN_CHARS
