import { eq } from 'drizzle-orm'
import { appSecrets } from '../../../platform/database/schema/secondFactors.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { SecretSeal } from './createSecretSeal.ts'
import { stepOfCode } from './stepOfCode.ts'

/** A code of the second step, as it was typed. */
export type TypedCode = Readonly<{ userId: number; code: string; now: Date }>

/**
 * Takes a code of the account's app, once: of two who bring it at one moment the second waits for the first and is
 * refused. The first code confirms a secret.
 * @returns whether it was right
 */
export const takeAppCode = async (
  tx: Transaction,
  { userId, code, now }: TypedCode,
  { seal, isFirst }: Readonly<{ seal: SecretSeal; isFirst: boolean }>,
): Promise<boolean> => {
  const isIt = eq(appSecrets.userId, userId)
  const [app] = await tx.select().from(appSecrets).where(isIt).for('update')
  if (!app || (app.confirmedAt === null) !== isFirst) return false
  const secret = seal.open(userId, app.sealed)
  const step = secret && stepOfCode(secret, code, { now, lastStep: app.lastStep })
  if (step === null) return false
  await tx
    .update(appSecrets)
    .set({ lastStep: step, ...(isFirst && { confirmedAt: now }) })
    .where(isIt)

  return true
}
