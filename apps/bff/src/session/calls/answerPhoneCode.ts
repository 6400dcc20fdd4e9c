import { COOKIES } from '@inzrt/contracts/wire/headers'
import { addCookies } from '../addCookies.ts'
import { flowOf, newFlow } from '../flow.ts'
import { hostCookie } from '../sessionCookies.ts'
import { answerUser } from './answerUser.ts'
import type { CallContext } from './CallContext.ts'

/** The code lives ten minutes; the cookie a little longer, so that the api says why it fails. */
const FLOW_SECONDS = 900

/** Has a code sent to a phone. It will prove the phone in this browser alone. */
export const answerPhoneCode = (callContext: CallContext): Promise<void> => {
  const { context } = callContext
  const flow = flowOf(context, COOKIES.phoneFlow) ?? newFlow()
  addCookies(context, [hostCookie(COOKIES.phoneFlow, flow, FLOW_SECONDS)])

  return answerUser({ ...callContext, flow })
}
