import { COOKIES } from '@inzrt/contracts/wire/headers'
import { askAgain } from '../answers/askAgain.ts'
import { send } from '../answers/send.ts'
import type { DoorContext } from '../door/DoorContext.ts'
import type { Visit } from '../door/Visit.ts'
import { CLOSED_POLICY } from '../headers/securityHeaders.ts'
import { readCookie } from '../request/readCookie.ts'
import { HOME_PATH } from '../routes/pageRoutes.ts'
import type { PageRoute } from '../routes/Route.ts'
import { attend } from './attend.ts'
import { loginPath } from './loginPath.ts'
import { takeBack } from './takeBack.ts'

const goTo = (visit: Visit, path: string): void =>
  send(
    visit,
    303,
    ['Location', path, 'Content-Length', '0', 'Content-Security-Policy', CLOSED_POLICY],
    null,
  )

/** Came from elsewhere, so its strict cookie stayed at home; the lax one says that there is one. */
const leftItsCookie = ({ headers }: Visit['request']): boolean =>
  headers['sec-fetch-site'] === 'cross-site' &&
  readCookie(headers.cookie, COOKIES.signedIn) !== null

/** Whether the page has to know who asks for it; for guests, and for icons and the like, nothing is looked at. */
export const concernsSession = ({ request }: Visit, { access, open }: PageRoute): boolean =>
  access !== 'everyone' || (!open && readCookie(request.headers.cookie, COOKIES.session) !== null)

/**
 * Before a page: sends away whom it is not for, and notes that somebody logged in is still there. The page
 * itself is the same for everybody. False: the visitor was sent elsewhere.
 */
export const attendPage = async (
  visit: Visit,
  { access }: PageRoute,
  target: string,
  context: DoorContext,
): Promise<boolean> => {
  const reading = await context.sessions.read(visit)
  const isMember = reading.kind === 'live'
  visit.personal = access !== 'everyone'
  if (isMember) await attend(visit, reading.session, context)
  else if (reading.kind !== 'none') await takeBack(visit, reading, context)

  if (access !== 'everyone' && reading.kind === 'none' && leftItsCookie(visit.request))
    askAgain(visit)
  else if ((access === 'members' || access === 'staff') && !isMember) goTo(visit, loginPath(target))
  else if (access === 'guests' && isMember) goTo(visit, HOME_PATH)
  else return true
  return false
}
