import {
  type ErrorCode,
  TOKEN_EXPIRED_MESSAGE,
  TOKEN_INVALID_MESSAGE,
} from '@inzrt/contracts/wire/codes'
import { LOGIN_HEADER } from '@inzrt/contracts/wire/headers'
import type { DoorContext } from '../../door/DoorContext.ts'
import type { Visit } from '../../door/Visit.ts'
import type { Handling } from '../../routes/CallRoute.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import { attend } from '../attend.ts'
import { CLEARS_BROWSER } from '../clearsBrowser.ts'
import { endSession } from '../endSession.ts'
import { freshen, renew } from '../freshen.ts'
import { refusalOf } from '../refusalOf.ts'
import { type NoSession, refuseGuest, refuseOtherLogin } from '../refuseGuest.ts'
import { loginMark, type Session } from '../Session.ts'
import { answerAnyone } from './answerAnyone.ts'
import { askApi } from './askApi.ts'
import type { CallErrand } from './CallErrand.ts'
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
const patiently = (errand: CallErrand): CallErrand => ({ ...errand, waitMs: AFTER_EXCHANGE_MS })

/** Asks with the token. Told that it has expired, exchanges it once and repeats what changes nothing. */
const askAsUser = async (errand: CallErrand, session: Session): Promise<Outcome> => {
  const answer = await askApi(errand, session)
  if (refusalOf(answer) !== TOKEN_EXPIRED_MESSAGE) return { answer, session }

  const renewed = await renew(errand.visit, session, errand.context)
  if (!renewed || !SAFE.has(errand.call.method)) return { answer, session }
  return { answer: await askApi(patiently(errand), renewed), session: renewed }
}

/** The login the page believes to call under; undefined of a guest's page. */
const claimedLogin = ({ request }: Visit): string | undefined =>
  request.headers[LOGIN_HEADER]?.toString()

/** Nobody is logged in, or no longer. What was begun under a login is never done as a guest's. */
const answerGuest = (errand: CallErrand, reading: NoSession): Promise<void> =>
  NEEDS_NOBODY.has(errand.call.handling) && claimedLogin(errand.visit) === undefined
    ? answerAnyone(errand)
    : refuseGuest(errand.visit, reading, errand.context)

const isOtherLogin = (visit: Visit, session: Session): boolean => {
  const claimed = claimedLogin(visit)

  return claimed !== undefined && claimed !== loginMark(session)
}

/** A call of somebody logged in: the api hears the token, the page only the answer. */
export const answerUser = async (errand: CallErrand): Promise<void> => {
  const { visit, context } = errand
  const reading = await context.sessions.read(visit)
  if (reading.kind !== 'live') return answerGuest(errand, reading)
  if (isOtherLogin(visit, reading.session)) return refuseOtherLogin(visit)

  const session = await freshen(visit, reading.session, context)
  if (session === reading.session) return answerMember(errand, session, false)
  if (session) return answerMember(patiently(errand), session, true)

  await endSession(visit, reading.session, context)
  return answerGuest(errand, { kind: 'over', session: reading.session, ended: true })
}

/** After a logout the browser may have another session already, whose cookies are not ours to take. */
const takeBackUnlessEnded = async (
  visit: Visit,
  session: Session,
  { sessions }: DoorContext,
): Promise<void> => {
  if (!(await sessions.hasEnded(session))) sessions.clearCookies(visit)
}

const answerMember = async (
  errand: CallErrand,
  fresh: Session,
  wasRenewed: boolean,
): Promise<void> => {
  const { visit, context, call } = errand
  const { answer, session } = await askAsUser(errand, fresh)
  const note = async () => {
    if (ENDS_SESSION.has(refusalOf(answer))) return takeBackUnlessEnded(visit, session, context)
    await attend(visit, session, context, { renewed: wasRenewed || session !== fresh })
  }
  const isGone = call.handling === 'leave' && answer.status === 200
  if (isGone) await endSession(visit, session, context)

  await passOn(visit, answer, note, isGone ? CLEARS_BROWSER : [])
}
