import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { sessionToEnd } from '../Reading.ts'
import { readToken } from '../renewal/readToken.ts'
import { revoke } from '../revoke.ts'
import { askApi } from './askApi.ts'
import type { CallErrand } from './CallErrand.ts'
import { passOn } from './passOn.ts'

/**
 * Login and registration: the token of the answer begins a session and stays here. Whatever session the
 * browser had ends; a planted or forgotten one never becomes somebody else's.
 */
export const answerLogin = async (errand: CallErrand): Promise<void> => {
  const { visit, context } = errand
  const { sessions } = context
  const answer = await askApi(errand, {})
  if (answer.status >= 400) return passOn(visit, answer)

  await sessions.follow()
  const { fresh, rest } = readToken(answer, sessions.now())
  const former = sessionToEnd(await sessions.read(visit))
  if (former) {
    await sessions.end(former)
    await revoke(visit, former, context).catch(() => null)
  }
  sessions.start(visit, fresh)
  return sendJson(visit, { status: answer.status, body: jsonOf(rest) })
}
