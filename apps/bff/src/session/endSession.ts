import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import type { Session } from './Session.ts'

/** Ends a session here, before anybody else is asked: every copy of its cookie is worthless from now on. */
export const endSession = (
  context: RequestContext,
  session: Session,
  { sessions }: ProxyParts,
): void => {
  sessions.end(session)
  sessions.clearCookies(context)
}
