import type { Transaction } from '../../platform/database/Transaction.ts'
import type { SecretSeal } from './app/createSecretSeal.ts'
import { type TypedCode, takeAppCode } from './app/takeAppCode.ts'
import { isAppCode } from './isAppCode.ts'
import { readRecoveryCode } from './recovery/recoveryCode.ts'
import { secondFactorRows } from './secondFactors.repository.ts'

/** What a code turned out to be; null: a wrong one. */
export type TakenCode = 'app' | 'recovery' | null

/** Takes a code of the second step, whichever of the two kinds it is; none of them is taken twice. */
export const takeCode = async (
  tx: Transaction,
  { userId, code: typed, now }: TypedCode,
  seal: SecretSeal,
): Promise<TakenCode> => {
  const code = typed.replace(/\s/g, '')
  if (isAppCode(code)) {
    const isRight = await takeAppCode(tx, { userId, code, now }, { seal, isFirst: false })

    return isRight ? 'app' : null
  }
  const recovery = readRecoveryCode(code)
  const isRight = recovery !== null && (await secondFactorRows.useCode(tx, userId, recovery, now))

  return isRight ? 'recovery' : null
}
