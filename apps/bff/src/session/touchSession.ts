import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { freshen, isDue } from './freshen.ts'
import type { Session } from './Session.ts'

/** The cookie is not sealed again with every request: the countdown is told in minutes. */
const NOTED_AFTER_MS = 60_000

/** Whether a person did something: no call a page makes by itself, no page fetched in advance. */
const isActivity = ({ headers }: RequestContext['request']): boolean =>
  headers[BACKGROUND_HEADER] !== '1' && headers['sec-purpose'] === undefined

/** Notes activity and a new token in the cookie of the answer that follows at once. */
export const touchSession = async (
  context: RequestContext,
  session: Session,
  parts: ProxyParts,
  { renewed = false } = {},
): Promise<void> => {
  const { sessions } = parts
  const now = sessions.now()
  const active = isActivity(context.request)
  if (!renewed && !(active && now - session.activeAt >= NOTED_AFTER_MS)) return

  // At another bff the token may be exchanged just now: the old one must not come back with this cookie.
  const fresh = renewed ? session : await freshen(context, session, parts).catch(() => null)
  if (fresh === session && !renewed && isDue(session, now)) return
  if (fresh) sessions.keep(context, active ? { ...fresh, activeAt: now } : fresh)
}
