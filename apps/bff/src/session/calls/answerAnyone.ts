import { COOKIES } from '@inzrt/contracts/wire/headers'
import type { ProxyParts } from '../../proxy/ProxyParts.ts'
import type { RequestContext } from '../../proxy/RequestContext.ts'
import { readCookie } from '../../request/readCookie.ts'
import { clearStaleSession } from '../clearStaleSession.ts'
import { touchSession } from '../touchSession.ts'
import { askApi } from './askApi.ts'
import type { CallContext } from './CallContext.ts'
import { passOn } from './passOn.ts'

/**
 * A call that needs nobody is a sign of life of the user who is logged in. It may have begun before a logout and
 * end after the next login, whose cookies it must not take back.
 */
const noteSession = async (context: RequestContext, parts: ProxyParts): Promise<void> => {
  const reading = await parts.sessions.read(context)
  if (reading.kind === 'live') return touchSession(context, reading.session, parts)
  const isLate = reading.kind === 'over' && reading.ended
  if (!isLate) await clearStaleSession(context, reading, parts)
}

/** Asks the api as anybody: the token stays here. */
export const answerAnyone = async (callContext: CallContext): Promise<void> => {
  const { context, parts } = callContext
  const hasSession = readCookie(context.request.headers.cookie, COOKIES.session) !== null
  const answer = await askApi(callContext)

  return passOn(context, answer, hasSession ? () => noteSession(context, parts) : undefined)
}
