import { SEARCH_MIN_CHARS } from '../limits.ts'

/**
 * Whether a term is long enough to be searched; spaces around it do not count.
 * @example isSearchable('k') // false
 */
export const isSearchable = (term: string): boolean =>
  [...term.trim().normalize('NFC')].length >= SEARCH_MIN_CHARS
