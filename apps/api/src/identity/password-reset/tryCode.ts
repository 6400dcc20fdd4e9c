import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { keyedHash } from '../../platform/crypto/keyedHash.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { passwordResetRows as resets } from './passwordResets.repository.ts'
import { mayTryCode, RESET_BOUNDS } from './resetBounds.ts'
import { toResetCode } from './resetCode.ts'

type Dependencies = Readonly<{ attempts: Attempts; clock: Clock; resetKey: Buffer }>
type Try = Readonly<{ userId: number; typed: string; caller: Caller }>

/**
 * Whether a typed code is the one mailed for this browser. A wrong one is counted in the same
 * transaction, which must therefore be committed.
 */
export const tryCode = async (
  tx: Transaction,
  { userId, typed, caller: { flow, device } }: Try,
  { attempts, clock, resetKey }: Dependencies,
): Promise<boolean> => {
  const now = clock()
  if (flow === null) return false
  const accountFaults = await resets.lockFaults(tx, userId)
  const reset = await resets.findByFlow(tx, userId, sha256(flow), now)
  if (!reset?.codeHash || !reset.codeSalt) return false
  if (!mayTryCode({ codeFaults: reset.codeFaults, accountFaults })) return false
  const { isAllowed } = await attempts.tryOnce(tx, RESET_BOUNDS.siteFaults, [])
  if (!isAllowed) return false
  if (isSameSecret(reset.codeHash, keyedHash(resetKey, reset.codeSalt, toResetCode(typed)))) {
    await attempts.giveBack(tx, RESET_BOUNDS.siteFaults)
    return true
  }
  await resets.countFault(tx, reset)
  await recordEvent(tx, { event: 'reset_failed', userId, device, at: now })

  return false
}
