import { recordEvent } from '../../auth-events/recordEvent.ts'
import { requireUser } from '../../users/requireUser.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { noPasskey } from '../secondFactorProblems.ts'
import { tellOfSecondFactor } from '../tellOfSecondFactor.ts'
import { turnOffUnlessOthers } from '../turnOffUnlessOthers.ts'
import { passkeyRows } from './passkeys.repository.ts'

/** Takes a passkey away; its owner is told. */
export const removePasskey = async (
  { signedIn, caller: { device, brand }, id }: Asking & Readonly<{ id: number }>,
  { database, users, requireSecondStep, outbox, clock }: SecondFactorParts,
): Promise<void> => {
  const user = await requireUser(users, signedIn)
  await requireSecondStep(signedIn)
  const { id: userId } = user
  await database.db.transaction(async (tx) => {
    const at = clock()
    if (!(await passkeyRows.remove(tx, userId, id))) throw noPasskey()
    await turnOffUnlessOthers(tx, userId)
    await recordEvent(tx, { event: 'passkey_removed', userId, device, at })
    await tellOfSecondFactor(tx, outbox, user, { change: 'passkeyRemoved', brand, at })
  })
}
