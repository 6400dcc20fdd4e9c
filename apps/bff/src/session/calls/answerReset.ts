import { COOKIES } from '@inzrt/contracts/wire/headers'
import { addCookies } from '../addCookies.ts'
import { endSession } from '../endSession.ts'
import { flowOf, newFlow } from '../flow.ts'
import { sessionToEnd } from '../Reading.ts'
import { hostCookie } from '../sessionCookies.ts'
import { askApi } from './askApi.ts'
import type { CallContext } from './CallContext.ts'
import { passOn } from './passOn.ts'

/** The mailed code lives ten minutes; the cookie a little longer, so that the api says why it fails. */
const FLOW_SECONDS = 900

/** Asks for a mail. The code in it will work in this browser alone: each asking gets a name of its own. */
export const answerForgot = async (callContext: CallContext): Promise<void> => {
  const flow = newFlow()
  const answer = await askApi(callContext, { flow })
  if (answer.status === 200) {
    addCookies(callContext.context, [hostCookie(COOKIES.resetFlow, flow, FLOW_SECONDS)])
  }
  return passOn(callContext.context, answer)
}

/** Sets a new password. Anyone who was logged in here logs in again with it. */
export const answerReset = async (callContext: CallContext): Promise<void> => {
  const { context, parts } = callContext
  const flow = flowOf(context, COOKIES.resetFlow)
  const answer = await askApi(callContext, flow === null ? {} : { flow })
  if (answer.status !== 200) return passOn(context, answer)

  const session = sessionToEnd(await parts.sessions.read(context))
  if (session) endSession(context, session, parts)
  addCookies(context, [hostCookie(COOKIES.resetFlow, '', 0)])
  return passOn(context, answer)
}
