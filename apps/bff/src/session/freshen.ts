import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { askForToken } from './renewal/askForToken.ts'
import type { Session } from './Session.ts'
import { withToken } from './Sessions.ts'

/** A token this close to its end is exchanged before it is used. */
const MARGIN_MS = 60_000

/** The session with a new token. null: the api says that it is over; rejects when it cannot say. */
export const renew = async (
  context: RequestContext,
  session: Session,
  parts: ProxyParts,
): Promise<Session | null> => {
  const { renewals } = parts.sessions
  const fresh = await renewals.renew(session.token, () =>
    askForToken(context, session.token, parts),
  )
  return fresh && withToken(session, fresh)
}

/** Whether its token is about to be exchanged. */
export const isDue = ({ tokenEndsAt }: Session, now: number): boolean =>
  tokenEndsAt - now <= MARGIN_MS

/** The session with a token that lasts; one that still counts is used when no new one can be had. */
export const freshen = async (
  context: RequestContext,
  session: Session,
  parts: ProxyParts,
): Promise<Session | null> => {
  const now = parts.sessions.now()
  if (!isDue(session, now)) return session
  try {
    return await renew(context, session, parts)
  } catch (error) {
    if (session.tokenEndsAt > now) return session
    throw error
  }
}
