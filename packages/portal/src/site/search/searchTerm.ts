import type { SearchParams } from '../../shell/metadata/SearchParams.ts'

/** Longest search the API reads; what is longer is cut, not refused. */
const TERM_MAX = 2000

/** Words of a search as its address has them. */
export const searchTerm = ({ term }: SearchParams): string =>
  ([term].flat()[0] ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, TERM_MAX)
