import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import type { UserRow } from '../users/users.repository.ts'
import type { SecretSeal } from './app/createSecretSeal.ts'
import { secondFactorRows } from './secondFactors.repository.ts'
import { takeCode } from './takeCode.ts'

type Parts = Readonly<{ secretSeal: SecretSeal; outbox: Outbox; clock: Clock }>
type Typed = Readonly<{ user: UserRow; code: string; caller: Caller }>

/** Takes a code of the second step; that a recovery code is used up, its owner is told. @returns whether it was right */
export const spendCode = async (
  tx: Transaction,
  { user, code, caller: { device, brand } }: Typed,
  { secretSeal, outbox, clock }: Parts,
): Promise<boolean> => {
  const { id: userId, nickname, email } = user
  const at = clock()
  const taken = await takeCode(tx, { userId, code, now: at }, secretSeal)
  if (taken !== 'recovery') return taken !== null
  const left = await secondFactorRows.codesLeft(tx, userId)
  await recordEvent(tx, { event: 'recovery_code_used', userId, device, at })
  await outbox.enqueue(tx, {
    channel: 'email',
    to: email,
    userId,
    brand,
    template: 'recoveryCodeUsed',
    payload: { nickname, left, device, at: at.toISOString() },
  })

  return true
}
