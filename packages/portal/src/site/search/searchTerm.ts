import { SEARCH_MAX_CHARS } from '@inzrt/rules/limits'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'

/** Words of a search as its address has them; what is longer than the API reads is cut, not refused. */
export const searchTerm = ({ term }: SearchParams): string =>
  ([term].flat()[0] ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX_CHARS)
