import {
  type ErrorCode,
  TOKEN_EXPIRED_MESSAGE,
  TOKEN_INVALID_MESSAGE,
} from '@inzrt/contracts/wire/codes'
import { LOGIN_HEADER } from '@inzrt/contracts/wire/headers'
import type { ProxyParts } from '../../proxy/ProxyParts.ts'
import type { RequestContext } from '../../proxy/RequestContext.ts'
import type { Handling } from '../../routes/CallRoute.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import { CLEARS_BROWSER } from '../clearsBrowser.ts'
import { endSession } from '../endSession.ts'
import { freshen, renew } from '../freshen.ts'
import { refusalOf } from '../refusalOf.ts'
import { type NoSession, refuseGuest, refuseOtherLogin } from '../refuseGuest.ts'
import { loginMark, type Session } from '../Session.ts'
import { touchSession } from '../touchSession.ts'
import { answerAnyone } from './answerAnyone.ts'
import { askApi, type Credentials } from './askApi.ts'
import type { CallContext } from './CallContext.ts'
import { passOn } from './passOn.ts'

type Outcome = Readonly<{ answer: UpstreamAnswer; session: Session }>

/** What a guest may ask too. */
const NEEDS_NOBODY = new Set<Handling>(['visitor', 'owner', 'phoneCode', 'view'])
const SAFE = new Set(['GET'])
const ENDS_SESSION = new Set<unknown>([
  TOKEN_EXPIRED_MESSAGE,
  TOKEN_INVALID_MESSAGE,
  'unauthenticated' satisfies ErrorCode,
])

const AFTER_EXCHANGE_MS = 5000

/** Calls that waited for an exchange come all at once when it is over: that must not turn any of them away. */
const patiently = (callContext: CallContext): CallContext => ({
  ...callContext,
  waitMs: AFTER_EXCHANGE_MS,
})

/** The browser hears of a token just exchanged with this answer, if it comes. */
const credentialsOf = ({ token }: Session, isUnconfirmed: boolean): Credentials => ({
  token,
  isUnconfirmed,
})

/** Asks with the token. Told that it has expired, exchanges it once and repeats what changes nothing. */
const askAsUser = async (
  callContext: CallContext,
  session: Session,
  wasRenewed: boolean,
): Promise<Outcome> => {
  const answer = await askApi(callContext, credentialsOf(session, wasRenewed))
  if (refusalOf(answer) !== TOKEN_EXPIRED_MESSAGE) return { answer, session }

  const renewed = await renew(callContext.context, session, callContext.parts)
  if (!renewed || !SAFE.has(callContext.call.method)) return { answer, session }
  return {
    answer: await askApi(patiently(callContext), credentialsOf(renewed, true)),
    session: renewed,
  }
}

/** The login the page believes to call under; undefined of a guest's page. */
const claimedLogin = ({ request }: RequestContext): string | undefined =>
  request.headers[LOGIN_HEADER]?.toString()

/** Nobody is logged in, or no longer. What was begun under a login is never done as a guest's. */
const answerGuest = (callContext: CallContext, reading: NoSession): Promise<void> =>
  NEEDS_NOBODY.has(callContext.call.handling) && claimedLogin(callContext.context) === undefined
    ? answerAnyone(callContext)
    : refuseGuest(callContext.context, reading, callContext.parts)

const isOtherLogin = (context: RequestContext, session: Session): boolean => {
  const claimed = claimedLogin(context)

  return claimed !== undefined && claimed !== loginMark(session)
}

/** A call of somebody logged in: the api hears the token, the page only the answer. */
export const answerUser = async (callContext: CallContext): Promise<void> => {
  const { context, parts } = callContext
  const reading = await parts.sessions.read(context)
  if (reading.kind !== 'live') return answerGuest(callContext, reading)
  if (isOtherLogin(context, reading.session)) return refuseOtherLogin(context)

  const session = await freshen(context, reading.session, parts)
  if (session === reading.session) return answerMember(callContext, session, false)
  if (session) return answerMember(patiently(callContext), session, true)

  endSession(context, reading.session, parts)
  return answerGuest(callContext, { kind: 'over', session: reading.session, ended: true })
}

/** After a logout the browser may have another session already, whose cookies are not ours to take. */
const takeBackUnlessEnded = (
  context: RequestContext,
  session: Session,
  { sessions }: ProxyParts,
): void => {
  if (!sessions.hasEndedHere(session)) sessions.clearCookies(context)
}

const answerMember = async (
  callContext: CallContext,
  fresh: Session,
  wasRenewed: boolean,
): Promise<void> => {
  const { context, parts, call } = callContext
  const { answer, session } = await askAsUser(callContext, fresh, wasRenewed)
  const note = async () => {
    if (ENDS_SESSION.has(refusalOf(answer))) return takeBackUnlessEnded(context, session, parts)
    await touchSession(context, session, parts, { renewed: wasRenewed || session !== fresh })
  }
  const isGone = call.handling === 'leave' && answer.status === 200
  if (isGone) endSession(context, session, parts)

  await passOn(context, answer, note, isGone ? CLEARS_BROWSER : [])
}
