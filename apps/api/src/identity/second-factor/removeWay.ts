import type { SecondFactorChange } from '../../messages/mail/templates/secondFactorChanged.ts'
import type { AuthEvent } from '../../platform/database/schema/authEvents.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { notifySecondFactorChange } from './notifySecondFactorChange.ts'
import { requireOwner } from './requireOwner.ts'
import type { Asking, SecondFactorParts } from './SecondFactorParts.ts'
import { turnOffUnlessOthers } from './turnOffUnlessOthers.ts'

type Way = Readonly<{
  /** Throws when there is none. */
  remove: (tx: Transaction, userId: number) => Promise<void>
  event: AuthEvent
  change: SecondFactorChange
}>

/** Takes a way to take the second step from an account; its owner is told. */
export const removeWay = async (
  { signedIn, caller: { device, brand } }: Asking,
  parts: SecondFactorParts,
  { remove, event, change }: Way,
): Promise<void> => {
  const { database, outbox, clock } = parts
  const user = await requireOwner(signedIn, parts)
  const { id: userId } = user
  await database.db.transaction(async (tx) => {
    const at = clock()
    await remove(tx, userId)
    await turnOffUnlessOthers(tx, userId)
    await recordEvent(tx, { event, userId, device, at })
    await notifySecondFactorChange(tx, outbox, user, { change, brand, at })
  })
}
