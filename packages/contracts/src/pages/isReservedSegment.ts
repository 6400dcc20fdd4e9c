import { ALL_PAGES } from '../pages.ts'
import { GATEWAY_PATHS } from './gatewayPaths.ts'

/** First segments that no page has: of calls, tools, and what browsers ask for by themselves. */
const SERVICES = ['admin', 'api', 'favicon.ico', 'rss', 'sandbox']

const firstSegment = (path: string): string => path.split('/')[1] ?? ''

/** First segments of addresses that belong to the portal itself; no section may take one. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...SERVICES,
  ...[...ALL_PAGES.map(({ path }) => path), ...Object.values(GATEWAY_PATHS)]
    .map(firstSegment)
    .filter((segment) => segment !== '' && !segment.includes('{')),
])

/** Sitemaps are numbered; what begins with an underscore or a dot is the server's. */
const RESERVED_START = /^(?:sitemap|_|\.)/

/**
 * Whether a slug is taken by the portal's own pages, in any case of letters.
 * @example isReservedSegment('login') // true
 */
export const isReservedSegment = (slug: string): boolean => {
  const segment = slug.toLowerCase()

  return RESERVED_SEGMENTS.has(segment) || RESERVED_START.test(segment)
}
