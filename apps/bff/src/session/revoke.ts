import { logoutCall } from '@inzrt/contracts/account/auth'
import { callRequestHeaders } from '../headers/callRequestHeaders.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { Cancellation } from '../upstream/Cancellation.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import { freshen } from './freshen.ts'
import type { Session } from './Session.ts'

const DONE = new Set([200, 401])

/**
 * Has the api forget a session, with a token it takes. Goes on when the visitor leaves. Rejects when the
 * api cannot be told; that it knows no such session is as good as done.
 */
export const revoke = async (
  context: RequestContext,
  session: Session,
  parts: ProxyParts,
): Promise<void> => {
  const newer = await parts.sessions.renewals.known(session.token)
  const fresh = await freshen(context, { ...session, ...newer }, parts)
  if (!fresh) return

  const { api, config } = parts
  const { method, path } = logoutCall
  const headers = callRequestHeaders(context, config.internalKey, undefined, fresh)
  const { status } = await api.ask({ route: path, method, path, headers }, new Cancellation())
  if (!DONE.has(status)) throw new UpstreamFailure('unavailable')
}
