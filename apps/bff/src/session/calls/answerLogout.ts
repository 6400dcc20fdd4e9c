import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { CLEARS_BROWSER } from '../clearsBrowser.ts'
import { sessionToEnd } from '../Reading.ts'
import { requireReadable } from '../requireReadable.ts'
import type { CallContext } from './CallContext.ts'

const DONE = { message: 'Odhlášení proběhlo úspěšně.' }

/**
 * Logs out. First here, so that nothing under way can bring the session back; then in the api. The cookies
 * go whatever the api says: when it cannot be told, the page hears so, and the api is told as soon as it can be.
 */
export const answerLogout = async ({ context, parts }: CallContext): Promise<void> => {
  const { sessions } = parts
  const reading = await sessions.read(context)
  requireReadable(reading)
  const session = sessionToEnd(reading)
  sessions.clearCookies(context)
  if (session) {
    sessions.end(session)
    await sessions.revocations.revoke(session, { isByItself: reading.kind === 'over' })
  }
  return sendJson(context, { status: 200, body: jsonOf(DONE), headers: CLEARS_BROWSER })
}
