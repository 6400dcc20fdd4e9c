import type { SessionStatus } from '@inzrt/contracts/account/session'
import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { clearStaleSession } from '../clearStaleSession.ts'
import { refuseGuest } from '../refuseGuest.ts'
import { requireReadable } from '../requireReadable.ts'
import { loginMark, type Session, secondsLeft } from '../Session.ts'
import type { CallContext } from './CallContext.ts'

const statusOf = (session: Session, now: number): SessionStatus => ({
  signedIn: true,
  secondsLeft: secondsLeft(session, now),
  login: loginMark(session),
})

/** How the session stands. Asking prolongs nothing. */
export const answerStatus = async ({ context, parts }: CallContext): Promise<void> => {
  const { sessions } = parts
  const reading = await sessions.read(context)
  requireReadable(reading)
  await clearStaleSession(context, reading, parts)
  const status: SessionStatus =
    reading.kind === 'live'
      ? statusOf(reading.session, sessions.now())
      : { signedIn: false, secondsLeft: 0 }

  return sendJson(context, { status: 200, body: jsonOf(status) })
}

/** „Prodloužit přihlášení“: the countdown starts again. */
export const answerProlong = async ({ context, parts }: CallContext): Promise<void> => {
  const { sessions } = parts
  const reading = await sessions.read(context)
  if (reading.kind !== 'live') return refuseGuest(context, reading, parts)

  const now = sessions.now()
  const session = { ...reading.session, activeAt: now }
  return sendJson(context, { status: 200, body: jsonOf(statusOf(session, now)) }, async () =>
    sessions.keep(context, session),
  )
}
