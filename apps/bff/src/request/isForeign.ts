import type { IncomingHttpHeaders } from 'node:http'
import { CSRF_HEADER } from '@inzrt/contracts/headers'

const OWN_SITES = new Set(['same-origin', 'none'])

/**
 * Whether a request that changes something may come from a foreign page. One table, first rule that fits:
 * Sec-Fetch-Site says so · Origin is ours · our own header is there (a foreign page cannot add it without
 * being asked first) · otherwise it is foreign.
 */
export const isForeign = (headers: IncomingHttpHeaders, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return !OWN_SITES.has(String(site))
  if (headers.origin !== undefined) return headers.origin !== origin
  return headers[CSRF_HEADER] !== '1'
}
