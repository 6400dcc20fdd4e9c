import type { Route } from './Route.ts'

/**
 * What a request is for, as its visitor feels it: a page, a call whose answer a page waits for, a photo on its way
 * (as slow as the line that brings it), a stream that goes on, a file, or anything else.
 */
export type RequestKind = 'page' | 'call' | 'upload' | 'stream' | 'file' | 'other'

const OF_ROUTE = {
  page: 'page',
  calls: 'call',
  asset: 'file',
  image: 'file',
  local: 'other',
  return: 'other',
} as const satisfies Record<Route['kind'], RequestKind>

/** @example requestKind(matchRoute('/napoveda'), 'GET') // 'page' */
export const requestKind = (route: Route, method: string): RequestKind => {
  const handling = route.kind === 'calls' && route.methods.get(method)?.handling
  if (handling === 'live') return 'stream'
  if (handling === 'upload') return 'upload'

  return OF_ROUTE[route.kind]
}
