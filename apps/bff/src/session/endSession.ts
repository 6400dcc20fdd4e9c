import type { DoorContext } from '../door/DoorContext.ts'
import type { Visit } from '../door/Visit.ts'
import type { Session } from './Session.ts'

/** Ends a session here, before anybody else is asked: every copy of its cookie is worthless from now on. */
export const endSession = async (
  visit: Visit,
  session: Session,
  { sessions }: DoorContext,
): Promise<void> => {
  await sessions.end(session)
  sessions.clearCookies(visit)
}
