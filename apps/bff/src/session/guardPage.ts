import { PAGES } from '@inzrt/contracts/pages'
import { COOKIES } from '@inzrt/contracts/wire/headers'
import { askAgain } from '../answers/askAgain.ts'
import { send } from '../answers/send.ts'
import { CLOSED_POLICY } from '../headers/securityHeaders.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { readCookie } from '../request/readCookie.ts'
import type { PageRoute } from '../routes/Route.ts'
import { clearStaleSession } from './clearStaleSession.ts'
import { loginPath } from './loginPath.ts'
import { requireReadable } from './requireReadable.ts'
import { touchSession } from './touchSession.ts'

const goTo = (context: RequestContext, path: string): void =>
  send(
    context,
    303,
    ['Location', path, 'Content-Length', '0', 'Content-Security-Policy', CLOSED_POLICY],
    null,
  )

/** Came from elsewhere, so its strict cookie stayed at home; the lax one says that there is one. */
const leftItsCookie = ({ headers }: RequestContext['request']): boolean =>
  headers['sec-fetch-site'] === 'cross-site' &&
  readCookie(headers.cookie, COOKIES.signedIn) !== null

/** Whether the page has to know who asks for it; for guests, and for icons and the like, nothing is looked at. */
export const concernsSession = (
  { request }: RequestContext,
  { page: { access, isOpen } }: PageRoute,
): boolean =>
  access !== 'everyone' || (!isOpen && readCookie(request.headers.cookie, COOKIES.session) !== null)

/**
 * Before a page: sends away whom it is not for, and notes that somebody logged in is still there. The page
 * itself is the same for everybody. False: the visitor was sent elsewhere.
 */
export const guardPage = async (
  context: RequestContext,
  { page: { access } }: PageRoute,
  target: string,
  parts: ProxyParts,
): Promise<boolean> => {
  const { sessions } = parts
  const reading = await (access === 'everyone'
    ? sessions.read(context)
    : sessions.readSurely(context))
  const isMember = reading.kind === 'live'
  context.personal = access !== 'everyone'
  if (access === 'members' || access === 'staff') requireReadable(reading)
  if (isMember) await touchSession(context, reading.session, parts)
  else if (reading.kind !== 'none') await clearStaleSession(context, reading, parts)

  if (access !== 'everyone' && reading.kind === 'none' && leftItsCookie(context.request))
    askAgain(context)
  else if ((access === 'members' || access === 'staff') && !isMember)
    goTo(context, loginPath(target))
  else if (access === 'guests' && isMember) goTo(context, PAGES.home.path)
  else return true
  return false
}
