import { clientOf } from '../../platform/attempts/clientOf.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { requireUser } from '../users/requireUser.ts'
import type { Asking, SecondFactorParts } from './SecondFactorParts.ts'
import { noSecondFactor, wrongCode } from './secondFactorProblems.ts'
import { hasSecondFactor } from './secondFactors.repository.ts'
import { spendCode } from './spendCode.ts'

/** Takes the second step once more, within a session. */
export const proveSecondStep = async (
  { signedIn, caller, code }: Asking & Readonly<{ code: string }>,
  parts: SecondFactorParts,
): Promise<void> => {
  const { database, users, sessionRows, guardCode, clock } = parts
  const user = await requireUser(users, signedIn)
  const { id: userId } = user
  if (!(await hasSecondFactor(database.db, userId))) throw noSecondFactor()
  const client = clientOf(caller.address)
  const isRight = await guardCode({ userId, client, code }, () =>
    database.db.transaction(async (tx) => {
      if (!(await spendCode(tx, { user, code, caller }, parts))) return null
      await sessionRows.noteSecondStep(tx, signedIn.sessionId, clock())

      return true
    }),
  )
  if (isRight) return
  const { device } = caller
  await recordEvent(database.db, { event: 'second_step_failed', userId, device, at: clock() })
  throw wrongCode()
}
