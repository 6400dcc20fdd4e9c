import { logoutCall } from '@inzrt/contracts/account/auth'
import type { DoorContext } from '../door/DoorContext.ts'
import type { Visit } from '../door/Visit.ts'
import { callRequestHeaders } from '../headers/callRequestHeaders.ts'
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
  visit: Visit,
  session: Session,
  context: DoorContext,
): Promise<void> => {
  const newer = await context.sessions.renewals.known(session.token)
  const fresh = await freshen(visit, { ...session, ...newer }, context)
  if (!fresh) return

  const { api, config } = context
  const { method, path } = logoutCall
  const headers = callRequestHeaders(visit, config.internalKey, undefined, fresh)
  const { status } = await api.ask({ route: path, method, path, headers }, new Cancellation())
  if (!DONE.has(status)) throw new UpstreamFailure('unavailable')
}
