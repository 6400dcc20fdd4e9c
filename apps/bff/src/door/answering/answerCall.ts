import { refuse } from '../../answers/refuse.ts'
import { answerDropGrant, answerGrant } from '../../grants/answerGrant.ts'
import { isJson } from '../../request/isJson.ts'
import { hasBody, readBody } from '../../request/readBody.ts'
import type { CallRoute, Handling } from '../../routes/CallRoute.ts'
import { answerAnyone } from '../../session/calls/answerAnyone.ts'
import { answerCookies, answerForget } from '../../session/calls/answerBrowser.ts'
import { answerLogin } from '../../session/calls/answerLogin.ts'
import { answerLogout } from '../../session/calls/answerLogout.ts'
import { answerPhoneCode } from '../../session/calls/answerPhoneCode.ts'
import { answerForgot, answerReset } from '../../session/calls/answerReset.ts'
import { answerProlong, answerStatus } from '../../session/calls/answerStatus.ts'
import { answerUser } from '../../session/calls/answerUser.ts'
import { answerView } from '../../session/calls/answerView.ts'
import type { CallErrand } from '../../session/calls/CallErrand.ts'
import type { DoorContext } from '../DoorContext.ts'
import type { Visit } from '../Visit.ts'
import { answerHook } from './answerHook.ts'
import { answerUpload } from './answerUpload.ts'
import { tellFlood } from './tellFlood.ts'

const HANDLERS: Readonly<
  Record<Exclude<Handling, 'upload' | 'hook'>, (errand: CallErrand) => Promise<void>>
> = {
  anyone: answerAnyone,
  visitor: answerUser,
  user: answerUser,
  staff: answerUser,
  owner: answerUser,
  phoneCode: answerPhoneCode,
  view: answerView,
  grant: answerGrant,
  dropGrant: answerDropGrant,
  leave: answerUser,
  login: answerLogin,
  logout: answerLogout,
  forgot: answerForgot,
  reset: answerReset,
  status: answerStatus,
  prolong: answerProlong,
  cookies: answerCookies,
  forget: answerForget,
}

/** One call of the table, within its budget and the bounds of its body. */
export const answerCall = async (
  visit: Visit,
  call: CallRoute,
  context: DoorContext,
): Promise<void> => {
  const { config, limiter, now } = context
  const { supportEmail } = config
  const retryAfter = limiter.take(call.budget, visit.client, now())
  if (retryAfter > 0) {
    tellFlood(visit, call, context)
    return refuse(visit, 429, { supportEmail, retryAfter, close: hasBody(visit.request) })
  }
  const { handling } = call
  if (handling === 'upload') return answerUpload(visit, call, context)
  if (handling === 'hook') return answerHook(visit, call, context)
  const body = await bodyOf(visit, call, supportEmail)
  if (body !== 'refused') await HANDLERS[handling]({ visit, call, body, context })
  if (isRefused(visit)) limiter.giveBack(call.budget, visit.client)
}

/** Nothing was done, and the visitor is told what to mend. */
const isRefused = ({ response: { statusCode } }: Visit): boolean =>
  statusCode >= 400 && statusCode < 500

const bodyOf = async (
  visit: Visit,
  call: CallRoute,
  supportEmail: string,
): Promise<Buffer | undefined | 'refused'> => {
  const { request, response } = visit
  if (!hasBody(request)) return undefined

  const read = await readBody(request, response, call.bodyBytes)
  if (read.kind !== 'body') {
    refuse(visit, read.kind === 'too-large' ? 413 : 400, { supportEmail, close: true })
    return 'refused'
  }
  if (isJson(request.headers['content-type'], read.body)) return read.body

  refuse(visit, 415, { supportEmail })
  return 'refused'
}
