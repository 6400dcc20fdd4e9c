import type { SearchParams } from '../metadata/SearchParams.ts'

/**
 * Query of an address in the shape Next gives its pages.
 * @example parseQuery('?type=offer&type=inquiry') // { type: ['offer', 'inquiry'] }
 */
export const parseQuery = (query: string): SearchParams => {
  const params = new URLSearchParams(query)

  return Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]))
}
