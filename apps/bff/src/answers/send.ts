import type { HeaderRow } from '../headers/securityHeaders.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { CLEARED_SESSION } from '../session/sessionCookies.ts'

const NOT_FOR_KEEPING = new Set(['cache-control', 'etag'])

/**
 * With a session that is over go the pages kept of it, or „back“ would show them. Drafts stay: anyone who was
 * away for an hour finds them again.
 */
const forgetting = (headers: HeaderRow, cookies: readonly string[]): HeaderRow =>
  CLEARED_SESSION.every((cookie) => cookies.includes(cookie)) &&
  !headers.includes('Clear-Site-Data')
    ? ['Clear-Site-Data', '"cache"']
    : []

/** What an answer for one visitor alone says instead: nobody may keep it, and its cookies. */
const personal = (headers: HeaderRow, cookies: readonly string[]): HeaderRow => [
  ...headers.filter((_, i) => !NOT_FOR_KEEPING.has((headers[i - (i % 2)] ?? '').toLowerCase())),
  ...['Cache-Control', 'no-store'],
  ...cookies.flatMap((cookie) => ['Set-Cookie', cookie]),
  ...forgetting(headers, cookies),
]

/**
 * Sends a whole answer. The only place where an answer of the bff begins, so that the security headers
 * are on every one of them, and no cookie on one that somebody might keep.
 */
export const send = (
  context: RequestContext,
  status: number,
  headers: HeaderRow,
  body: Buffer | null,
): void => {
  const { response, request, security, cookies } = context
  if (response.headersSent || response.destroyed) return
  const row = context.personal || cookies.length > 0 ? personal(headers, cookies) : headers
  response.writeHead(status, [...security, ...row] as string[])
  response.end(request.method === 'HEAD' ? undefined : (body ?? undefined))
}
