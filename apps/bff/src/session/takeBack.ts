import { COOKIES } from '@inzrt/contracts/wire/headers'
import type { DoorContext } from '../door/DoorContext.ts'
import type { Visit } from '../door/Visit.ts'
import { readCookie } from '../request/readCookie.ts'
import { type Reading, sessionToEnd } from './Reading.ts'
import { revoke } from './revoke.ts'

/** The readable cookie alone: the sealed one ran out, or stayed at home with a link from another site. */
const onlyLooksSignedIn = ({ headers }: Visit['request']): boolean =>
  headers['sec-fetch-site'] !== 'cross-site' &&
  readCookie(headers.cookie, COOKIES.signedIn) !== null

/** Takes back cookies that are worth nothing; of a session too long idle the api hears that it is over. */
export const takeBack = async (
  visit: Visit,
  reading: Reading,
  context: DoorContext,
): Promise<void> => {
  if (reading.kind === 'live') return
  if (reading.kind !== 'none' || onlyLooksSignedIn(visit.request)) {
    context.sessions.clearCookies(visit)
  }
  const session = sessionToEnd(reading)
  if (!session) return
  await context.sessions.end(session)
  revoke(visit, session, context).catch(() => undefined)
}
