import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { sessionToEnd } from '../Reading.ts'
import { readToken } from '../renewal/readToken.ts'
import { askApi } from './askApi.ts'
import type { CallContext } from './CallContext.ts'
import { passOn } from './passOn.ts'

/**
 * Login and registration: the token of the answer begins a session and stays here. Whatever session the
 * browser had ends; a planted or forgotten one never becomes somebody else's.
 */
export const answerLogin = async (callContext: CallContext): Promise<void> => {
  const { context, parts } = callContext
  const { sessions } = parts
  const answer = await askApi(callContext, {})
  if (answer.status >= 400) return passOn(context, answer)

  await sessions.follow()
  const { fresh, rest } = readToken(answer, sessions.now())
  const former = sessionToEnd(await sessions.read(context))
  if (former) {
    sessions.end(former)
    await sessions.revocations.revoke(former).catch(() => null)
  }
  sessions.start(context, fresh)
  return sendJson(context, { status: answer.status, body: jsonOf(rest) })
}
