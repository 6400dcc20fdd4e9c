import { COOKIES } from '@inzrt/contracts/wire/headers'
import { endSession } from '../endSession.ts'
import { flowOf, newFlow } from '../flow.ts'
import { sessionToEnd } from '../Reading.ts'
import { hostCookie } from '../sessionCookies.ts'
import { askApi } from './askApi.ts'
import type { CallErrand } from './CallErrand.ts'
import { passOn } from './passOn.ts'

/** The mailed code lives ten minutes; the cookie a little longer, so that the api says why it fails. */
const FLOW_SECONDS = 900

/** Asks for a mail. The code in it will work in this browser alone: each asking gets a name of its own. */
export const answerForgot = async (errand: CallErrand): Promise<void> => {
  const flow = newFlow()
  const answer = await askApi(errand, { flow })
  if (answer.status === 200) {
    errand.visit.cookies = [hostCookie(COOKIES.resetFlow, flow, FLOW_SECONDS)]
  }
  return passOn(errand.visit, answer)
}

/** Sets a new password. Anyone who was logged in here logs in again with it. */
export const answerReset = async (errand: CallErrand): Promise<void> => {
  const { visit, context } = errand
  const flow = flowOf(visit, COOKIES.resetFlow)
  const answer = await askApi(errand, flow === null ? {} : { flow })
  if (answer.status !== 200) return passOn(visit, answer)

  const session = sessionToEnd(await context.sessions.read(visit))
  if (session) await endSession(visit, session, context)
  visit.cookies = [...visit.cookies, hostCookie(COOKIES.resetFlow, '', 0)]
  return passOn(visit, answer)
}
