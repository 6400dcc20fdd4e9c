import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { CLEARS_BROWSER } from '../clearsBrowser.ts'
import { sessionToEnd } from '../Reading.ts'
import { revoke } from '../revoke.ts'
import type { CallContext } from './CallContext.ts'

const DONE = { message: 'Odhlášení proběhlo úspěšně.' }

/**
 * Logs out. First here, so that nothing under way can bring the session back; then in the api. The cookies
 * go whatever the api says: when it cannot be told, the page hears that the logout failed, and the session
 * is over all the same.
 */
export const answerLogout = async ({ context, parts }: CallContext): Promise<void> => {
  const { sessions } = parts
  const session = sessionToEnd(await sessions.read(context))
  sessions.clearCookies(context)
  if (session) {
    await sessions.end(session)
    await revoke(context, session, parts)
  }
  return sendJson(context, { status: 200, body: jsonOf(DONE), headers: CLEARS_BROWSER })
}
