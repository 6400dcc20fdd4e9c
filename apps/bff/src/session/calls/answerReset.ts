import { randomBytes } from 'node:crypto'
import { COOKIES } from '@inzrt/contracts/headers'
import { readCookie } from '../../request/readCookie.ts'
import { endSession } from '../endSession.ts'
import { sessionToEnd } from '../Reading.ts'
import { hostCookie } from '../sessionCookies.ts'
import { askApi } from './askApi.ts'
import type { CallErrand } from './CallErrand.ts'
import { passOn } from './passOn.ts'

/** The mailed code lives ten minutes; the cookie a little longer, so that the api says why it fails. */
const FLOW_SECONDS = 900
const FLOW = /^[A-Za-z0-9_-]{22}$/

const flowOf = (header: string | undefined): string | null => {
  const flow = readCookie(header, COOKIES.resetFlow)
  return flow !== null && FLOW.test(flow) ? flow : null
}

/** Asks for a mail. The code in it will work in this browser alone: each asking gets a name of its own. */
export const answerForgot = async (errand: CallErrand): Promise<void> => {
  const flow = randomBytes(16).toString('base64url')
  const answer = await askApi(errand, { flow })
  if (answer.status === 200) {
    errand.visit.cookies = [hostCookie(COOKIES.resetFlow, flow, FLOW_SECONDS)]
  }
  return passOn(errand.visit, answer)
}

/** Sets a new password. Whoever was logged in here logs in again with it. */
export const answerReset = async (errand: CallErrand): Promise<void> => {
  const { visit, context } = errand
  const flow = flowOf(visit.request.headers.cookie)
  const answer = await askApi(errand, flow === null ? {} : { flow })
  if (answer.status !== 200) return passOn(visit, answer)

  const session = sessionToEnd(await context.sessions.read(visit))
  if (session) await endSession(visit, session, context)
  visit.cookies = [...visit.cookies, hostCookie(COOKIES.resetFlow, '', 0)]
  return passOn(visit, answer)
}
