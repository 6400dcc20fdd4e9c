import type { Transaction } from '../../platform/database/Transaction.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { SecondFactorParts } from './SecondFactorParts.ts'
import { secondFactorRows } from './secondFactors.repository.ts'

/**
 * What follows from another way to take the second step. With the first of them sessions end that began in one step, and
 * recovery codes are made, which are shown this once.
 * @returns null: codes made before still count
 */
export const turnOn = async (
  tx: Transaction,
  { userId, sessionId }: SignedIn,
  { sessionRows, clock }: Pick<SecondFactorParts, 'sessionRows' | 'clock'>,
): Promise<string[] | null> => {
  const now = clock()
  await sessionRows.noteSecondStep(tx, sessionId, now)
  if ((await secondFactorRows.codesLeft(tx, userId)) > 0) return null
  await sessionRows.endAll(tx, userId, now, sessionId)

  return secondFactorRows.makeCodes(tx, userId, now)
}
