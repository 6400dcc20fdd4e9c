import { TOKEN_EXPIRED_MESSAGE, TOKEN_INVALID_MESSAGE } from '@inzrt/contracts/codes'
import { COOKIES } from '@inzrt/contracts/headers'
import { jsonOf, sendJson } from '../answers/sendJson.ts'
import type { DoorContext } from '../door/DoorContext.ts'
import type { Visit } from '../door/Visit.ts'
import { readCookie } from '../request/readCookie.ts'
import type { Reading } from './Reading.ts'

/** The api's own words for the same, which the sites know. */
const PROBLEMS = {
  none: { message: 'Unauthenticated.', code: 'unauthenticated' },
  over: { message: TOKEN_EXPIRED_MESSAGE, code: 'token_expired' },
  forged: { message: TOKEN_INVALID_MESSAGE, code: 'token_invalid' },
} as const

/** 401 without asking the api; cookies that are worth nothing are taken back. */
export const refuseGuest = (
  visit: Visit,
  kind: Exclude<Reading['kind'], 'live'>,
  { sessions }: DoorContext,
): Promise<void> => {
  const looksSignedIn = readCookie(visit.request.headers.cookie, COOKIES.signedIn) !== null
  if (kind !== 'none' || looksSignedIn) sessions.clearCookies(visit)
  return sendJson(visit, { status: 401, body: jsonOf(PROBLEMS[kind]) })
}
