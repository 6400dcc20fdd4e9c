import { and, eq, isNotNull } from 'drizzle-orm'
import { appSecrets } from '../../../platform/database/schema/secondFactors.ts'
import { recordEvent } from '../../auth-events/recordEvent.ts'
import { requireUser } from '../../users/requireUser.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { noApp } from '../secondFactorProblems.ts'
import { tellOfSecondFactor } from '../tellOfSecondFactor.ts'
import { turnOffUnlessOthers } from '../turnOffUnlessOthers.ts'

/** Takes the app away; its owner is told. */
export const removeApp = async (
  { signedIn, caller: { device, brand } }: Asking,
  { database, users, requireSecondStep, outbox, clock }: SecondFactorParts,
): Promise<void> => {
  const user = await requireUser(users, signedIn)
  await requireSecondStep(signedIn)
  const { id: userId } = user
  await database.db.transaction(async (tx) => {
    const at = clock()
    const { rowCount } = await tx
      .delete(appSecrets)
      .where(and(eq(appSecrets.userId, userId), isNotNull(appSecrets.confirmedAt)))
    if (rowCount !== 1) throw noApp()
    await turnOffUnlessOthers(tx, userId)
    await recordEvent(tx, { event: 'app_removed', userId, device, at })
    await tellOfSecondFactor(tx, outbox, user, { change: 'appRemoved', brand, at })
  })
}
