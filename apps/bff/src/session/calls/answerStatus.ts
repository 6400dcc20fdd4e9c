import type { SessionStatus } from '@inzrt/contracts/account/session'
import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { refuseGuest } from '../refuseGuest.ts'
import { loginMark, type Session, secondsLeft } from '../Session.ts'
import { takeBack } from '../takeBack.ts'
import type { CallErrand } from './CallErrand.ts'

const statusOf = (session: Session, now: number): SessionStatus => ({
  signedIn: true,
  secondsLeft: secondsLeft(session, now),
  login: loginMark(session),
})

/** How the session stands. Asking prolongs nothing. */
export const answerStatus = async ({ visit, context }: CallErrand): Promise<void> => {
  const { sessions } = context
  const reading = await sessions.read(visit)
  await takeBack(visit, reading, context)
  const status: SessionStatus =
    reading.kind === 'live'
      ? statusOf(reading.session, sessions.now())
      : { signedIn: false, secondsLeft: 0 }

  return sendJson(visit, { status: 200, body: jsonOf(status) })
}

/** „Prodloužit přihlášení“: the countdown starts anew. */
export const answerProlong = async ({ visit, context }: CallErrand): Promise<void> => {
  const { sessions } = context
  const reading = await sessions.read(visit)
  if (reading.kind !== 'live') return refuseGuest(visit, reading, context)

  const now = sessions.now()
  const session = { ...reading.session, activeAt: now }
  return sendJson(visit, { status: 200, body: jsonOf(statusOf(session, now)) }, () =>
    sessions.keep(visit, session),
  )
}
