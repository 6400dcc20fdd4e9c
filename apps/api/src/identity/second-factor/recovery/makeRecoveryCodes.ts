import { recordEvent } from '../../auth-events/recordEvent.ts'
import { notifySecondFactorChange } from '../notifySecondFactorChange.ts'
import { requireOwner } from '../requireOwner.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { noSecondFactor } from '../secondFactorProblems.ts'
import { hasSecondFactor, secondFactorRows } from '../secondFactors.repository.ts'

/** Makes new recovery codes: those on the old sheet of paper count no longer. */
export const makeRecoveryCodes = async (
  { signedIn, caller: { device, brand } }: Asking,
  parts: SecondFactorParts,
): Promise<string[]> => {
  const { database, outbox, clock } = parts
  const user = await requireOwner(signedIn, parts)
  const { id: userId } = user

  return database.db.transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, userId))) throw noSecondFactor()
    const at = clock()
    const codes = await secondFactorRows.makeCodes(tx, userId, at)
    await recordEvent(tx, { event: 'recovery_codes_made', userId, device, at })
    await notifySecondFactorChange(tx, outbox, user, { change: 'codesMade', brand, at })

    return codes
  })
}
