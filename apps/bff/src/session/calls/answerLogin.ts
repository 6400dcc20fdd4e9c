import { GATEWAY_COOKIES } from '@inzrt/contracts/wire/headers'
import { SECOND_STEP_SECONDS } from '@inzrt/rules/limits'
import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import { addCookies } from '../addCookies.ts'
import { flowOf, newFlow } from '../flow.ts'
import { sessionToEnd } from '../Reading.ts'
import { readToken } from '../renewal/readToken.ts'
import { hostCookie } from '../sessionCookies.ts'
import { askApi } from './askApi.ts'
import type { CallContext } from './CallContext.ts'
import { passOn } from './passOn.ts'

/** The api takes a second step of this login. */
const WAITS = 202
/** It waits no longer, or never did. */
const IS_OVER = 409

/**
 * The token of the answer begins a session and stays here. Whatever session the browser had ends; a planted or
 * forgotten one never becomes somebody else's.
 */
const begin = async (
  { context, parts }: CallContext,
  answer: UpstreamAnswer,
  more: readonly string[] = [],
): Promise<void> => {
  if (answer.status >= 400) return passOn(context, answer)

  const { sessions } = parts
  await sessions.follow()
  const { fresh, rest } = readToken(answer, sessions.now())
  const former = sessionToEnd(await sessions.read(context))
  if (former) {
    sessions.end(former)
    await sessions.revocations.revoke(former).catch(() => null)
  }
  sessions.start(context, fresh)
  addCookies(context, more)
  return sendJson(context, { status: answer.status, body: jsonOf(rest) })
}

export const answerRegister = async (callContext: CallContext): Promise<void> =>
  begin(callContext, await askApi(callContext, {}))

/** A login, or its first step: the second is taken in this browser alone. */
export const answerLogin = async (callContext: CallContext): Promise<void> => {
  const { context } = callContext
  const flow = newFlow()
  const answer = await askApi(callContext, { flow })
  if (answer.status !== WAITS) return begin(callContext, answer)
  addCookies(context, [hostCookie(GATEWAY_COOKIES.loginFlow, flow, SECOND_STEP_SECONDS)])
  return passOn(context, answer)
}

/** Asks in the name of the login that waits in this browser. */
const askInFlow = (callContext: CallContext): Promise<UpstreamAnswer> => {
  const flow = flowOf(callContext.context, GATEWAY_COOKIES.loginFlow)

  return askApi(callContext, flow === null ? {} : { flow })
}

/** What is asked about such a login before its second step. */
export const answerWaitingLogin = async (callContext: CallContext): Promise<void> =>
  passOn(callContext.context, await askInFlow(callContext))

/** The second step of a login. */
export const answerSecondStep = async (callContext: CallContext): Promise<void> => {
  const { context } = callContext
  const answer = await askInFlow(callContext)
  const taken = hostCookie(GATEWAY_COOKIES.loginFlow, '', 0)
  if (answer.status === IS_OVER) addCookies(context, [taken])
  return begin(callContext, answer, [taken])
}
