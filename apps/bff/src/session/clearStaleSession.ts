import { COOKIES } from '@inzrt/contracts/wire/headers'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { readCookie } from '../request/readCookie.ts'
import { type Reading, sessionToEnd } from './Reading.ts'

/** The readable cookie alone: the sealed one ran out, or stayed at home with a link from another site. */
const onlyLooksSignedIn = ({ headers }: RequestContext['request']): boolean =>
  headers['sec-fetch-site'] !== 'cross-site' &&
  readCookie(headers.cookie, COOKIES.signedIn) !== null

/** Takes back cookies that are worth nothing; of a session too long idle the api hears that it is over. */
export const clearStaleSession = async (
  context: RequestContext,
  reading: Reading,
  parts: ProxyParts,
): Promise<void> => {
  if (reading.kind === 'live' || reading.kind === 'foreign') return
  if (reading.kind !== 'none' || onlyLooksSignedIn(context.request)) {
    parts.sessions.clearCookies(context)
  }
  const session = sessionToEnd(reading)
  if (!session) return
  parts.sessions.end(session)
  parts.sessions.revocations.revoke(session, { isByItself: true }).catch(() => undefined)
}
