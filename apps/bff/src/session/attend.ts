import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import type { DoorContext } from '../door/DoorContext.ts'
import type { Visit } from '../door/Visit.ts'
import type { Session } from './Session.ts'

/** The cookie is not sealed anew with every request: the countdown is told in minutes. */
const NOTED_AFTER_MS = 60_000

/** Whether a person did something: no call a page makes by itself, no page fetched in advance. */
const isActivity = ({ headers }: Visit['request']): boolean =>
  headers[BACKGROUND_HEADER] !== '1' && headers['sec-purpose'] === undefined

/** Notes activity and a new token in the cookie of the answer that follows at once. */
export const attend = async (
  visit: Visit,
  session: Session,
  { sessions }: DoorContext,
  { renewed = false } = {},
): Promise<void> => {
  const now = sessions.now()
  const active = isActivity(visit.request)
  if (!renewed && !(active && now - session.activeAt >= NOTED_AFTER_MS)) return

  await sessions.keep(visit, active ? { ...session, activeAt: now } : session)
}
