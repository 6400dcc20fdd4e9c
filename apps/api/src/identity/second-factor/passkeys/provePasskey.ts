import { recordEvent } from '../../auth-events/recordEvent.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { wrongPasskey } from '../secondFactorProblems.ts'
import { checkPasskey } from './checkPasskey.ts'
import { passkeyRows } from './passkeys.repository.ts'

/** Takes the second step once more within a session, by a passkey. */
export const provePasskey = async (
  { signedIn, caller, credential }: Asking & Readonly<{ credential: Record<string, unknown> }>,
  parts: SecondFactorParts,
): Promise<void> => {
  const { database, sessionRows, clock } = parts
  const { userId, sessionId } = signedIn
  const { brand, device } = caller
  const place = { userId, purpose: 'proof', place: sessionId } as const
  const use = await checkPasskey(credential, { place, brand }, parts)
  const isRight =
    use !== null &&
    (await database.db.transaction(async (tx) => {
      const now = clock()
      if (!(await passkeyRows.noteUse(tx, use.id, use.counter, now))) return false
      await sessionRows.noteSecondStep(tx, sessionId, now)

      return true
    }))
  if (isRight) return
  await recordEvent(database.db, { event: 'second_step_failed', userId, device, at: clock() })
  throw wrongPasskey()
}
