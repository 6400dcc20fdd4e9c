import { LAST_PAGE } from './ListingState.ts'

/**
 * Number of a page as an address says it; 1 for anything else.
 * @example readPage('0') // 1
 */
export const readPage = (text: string): number =>
  /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1
