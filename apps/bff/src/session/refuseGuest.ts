import { TOKEN_EXPIRED_MESSAGE, TOKEN_INVALID_MESSAGE } from '@inzrt/contracts/wire/codes'
import { jsonOf, sendJson } from '../answers/sendJson.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { clearStaleSession } from './clearStaleSession.ts'
import type { Reading } from './Reading.ts'
import { requireReadable } from './requireReadable.ts'

/** The api's own words for the same, which the sites know. */
const PROBLEMS = {
  none: { message: 'Unauthenticated.', code: 'unauthenticated' },
  over: { message: TOKEN_EXPIRED_MESSAGE, code: 'token_expired' },
  forged: { message: TOKEN_INVALID_MESSAGE, code: 'token_invalid' },
} as const

/** What a request without a session that counts turned out to have. */
export type NoSession = Exclude<Reading, { kind: 'live' }>

/** 401 without asking the api; cookies that are worth nothing are taken back. */
export const refuseGuest = async (
  context: RequestContext,
  reading: NoSession,
  parts: ProxyParts,
): Promise<void> => {
  requireReadable(reading)
  await clearStaleSession(context, reading, parts)
  return sendJson(context, { status: 401, body: jsonOf(PROBLEMS[reading.kind]) })
}

/** 401 of a call begun under another login than the browser has now, which stays as it is. */
export const refuseOtherLogin = (context: RequestContext): Promise<void> =>
  sendJson(context, { status: 401, body: jsonOf(PROBLEMS.none) })
