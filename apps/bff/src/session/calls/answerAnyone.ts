import { COOKIES } from '@inzrt/contracts/wire/headers'
import type { DoorContext } from '../../door/DoorContext.ts'
import type { Visit } from '../../door/Visit.ts'
import { readCookie } from '../../request/readCookie.ts'
import { attend } from '../attend.ts'
import { takeBack } from '../takeBack.ts'
import { askApi } from './askApi.ts'
import type { CallErrand } from './CallErrand.ts'
import { passOn } from './passOn.ts'

/**
 * A call that needs nobody is a sign of life of the user who is logged in. It may have begun before a logout and
 * end after the next login, whose cookies it must not take back.
 */
const noteSession = async (visit: Visit, context: DoorContext): Promise<void> => {
  const reading = await context.sessions.read(visit)
  if (reading.kind === 'live') return attend(visit, reading.session, context)
  const isLate = reading.kind === 'over' && reading.ended
  if (!isLate) await takeBack(visit, reading, context)
}

/** Asks the api as anybody: the token stays here. */
export const answerAnyone = async (errand: CallErrand): Promise<void> => {
  const { visit, context } = errand
  const hasSession = readCookie(visit.request.headers.cookie, COOKIES.session) !== null
  const answer = await askApi(errand)

  return passOn(visit, answer, hasSession ? () => noteSession(visit, context) : undefined)
}
