import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@inzrt/contracts/wire/headers'
import { refuse } from '../../answers/refuse.ts'
import { answerGrant, answerRevokeGrant } from '../../grants/answerGrant.ts'
import { weightOfCall } from '../../limits/weightOf.ts'
import { answerLive } from '../../live/answerLive.ts'
import { canonicalQuery } from '../../request/canonicalQuery.ts'
import { isJson } from '../../request/isJson.ts'
import { hasBody, readBody } from '../../request/readBody.ts'
import type { CallRoute, Handling } from '../../routes/CallRoute.ts'
import { answerAnyone } from '../../session/calls/answerAnyone.ts'
import { answerCookies, answerForget } from '../../session/calls/answerBrowser.ts'
import {
  answerLogin,
  answerRegister,
  answerSecondStep,
  answerWaitingLogin,
} from '../../session/calls/answerLogin.ts'
import { answerLogout } from '../../session/calls/answerLogout.ts'
import { answerPhoneCode } from '../../session/calls/answerPhoneCode.ts'
import { answerForgot, answerReset } from '../../session/calls/answerReset.ts'
import { answerProlong, answerStatus } from '../../session/calls/answerStatus.ts'
import { answerUser } from '../../session/calls/answerUser.ts'
import { answerView } from '../../session/calls/answerView.ts'
import type { CallContext } from '../../session/calls/CallContext.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'
import { answerHook } from './answerHook.ts'
import { answerUpload } from './answerUpload.ts'
import { reportRateLimitBreach } from './reportRateLimitBreach.ts'

const HANDLERS: Readonly<
  Record<Exclude<Handling, 'upload' | 'hook'>, (callContext: CallContext) => Promise<void>>
> = {
  anyone: answerAnyone,
  visitor: answerUser,
  user: answerUser,
  staff: answerUser,
  owner: answerUser,
  phoneCode: answerPhoneCode,
  view: answerView,
  live: answerLive,
  grant: answerGrant,
  revokeGrant: answerRevokeGrant,
  leave: answerUser,
  register: answerRegister,
  login: answerLogin,
  waitingLogin: answerWaitingLogin,
  secondStep: answerSecondStep,
  logout: answerLogout,
  forgot: answerForgot,
  reset: answerReset,
  status: answerStatus,
  prolong: answerProlong,
  cookies: answerCookies,
  forget: answerForget,
}

const MALFORMED_KEY =
  'Hlavička Idempotency-Key má mít 8 až 255 písmen, číslic, pomlček a podtržítek.'

/** One call of the table, within its budget and the bounds of its body. */
export const answerCall = async (
  context: RequestContext,
  call: CallRoute,
  parts: ProxyParts,
): Promise<void> => {
  const { config, limiter, now } = parts
  const { supportEmail } = config
  const key = context.request.headers[IDEMPOTENCY_HEADER]
  if (key !== undefined && !IDEMPOTENCY_KEY.test(String(key)))
    return refuse(context, 400, {
      supportEmail,
      text: MALFORMED_KEY,
      close: hasBody(context.request),
    })
  const weight = weightOfCall(canonicalQuery(context.query, call.query))
  const retryAfter = limiter.take(call.budget, context.client, now(), weight)
  if (retryAfter > 0) {
    reportRateLimitBreach(context, call, parts)
    return refuse(context, 429, { supportEmail, retryAfter, close: hasBody(context.request) })
  }
  const { handling } = call
  if (handling === 'upload') return answerUpload(context, call, parts)
  if (handling === 'hook') return answerHook(context, call, parts)
  const body = await bodyOf(context, call, supportEmail)
  if (body !== 'refused') await HANDLERS[handling]({ context, call, body, parts })
  if (isRefused(context)) limiter.giveBack(call.budget, context.client)
}

/** Nothing was done, and the visitor is told what to mend. */
const isRefused = ({ response: { statusCode } }: RequestContext): boolean =>
  statusCode >= 400 && statusCode < 500

const bodyOf = async (
  context: RequestContext,
  call: CallRoute,
  supportEmail: string,
): Promise<Buffer | undefined | 'refused'> => {
  const { request, response } = context
  if (!hasBody(request)) return undefined

  const read = await readBody(request, response, call.bodyBytes)
  if (read.kind !== 'body') {
    refuse(context, read.kind === 'too-large' ? 413 : 400, { supportEmail, close: true })
    return 'refused'
  }
  if (isJson(request.headers['content-type'], read.body)) return read.body

  refuse(context, 415, { supportEmail })
  return 'refused'
}
