import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { passkeys } from '../../platform/database/schema/passkeys.ts'
import { appSecrets, recoveryCodes } from '../../platform/database/schema/secondFactors.ts'
import type { Queryable, Transaction } from '../../platform/database/Transaction.ts'
import { hashRecoveryCode, newRecoveryCode } from './recovery/recoveryCode.ts'

const CODES = 10

const isUnused = (userId: number) =>
  and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))

/** What accounts log in with besides their passwords, as rows. */
export const secondFactorRows = {
  /** Since when an app makes codes for it; null: none does. */
  appSince: async (on: Queryable, userId: number): Promise<Date | null> => {
    const [app] = await on
      .select({ since: appSecrets.confirmedAt })
      .from(appSecrets)
      .where(and(eq(appSecrets.userId, userId), isNotNull(appSecrets.confirmedAt)))

    return app?.since ?? null
  },

  codesLeft: async (on: Queryable, userId: number): Promise<number> => {
    const [left] = await on.select({ count: count() }).from(recoveryCodes).where(isUnused(userId))

    return left?.count ?? 0
  },

  /** Makes new ones in their place, for their owner to write down: only their hashes are kept. */
  makeCodes: async (tx: Transaction, userId: number, now: Date): Promise<string[]> => {
    const codes = Array.from({ length: CODES }, newRecoveryCode)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx
      .insert(recoveryCodes)
      .values(
        codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code), createdAt: now })),
      )

    return codes
  },

  /** @returns whether it was one of the account's that nobody had used */
  useCode: async (tx: Transaction, userId: number, code: string, now: Date): Promise<boolean> => {
    const { rowCount } = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(isUnused(userId), eq(recoveryCodes.codeHash, hashRecoveryCode(userId, code))))

    return rowCount === 1
  },

  /** Takes everything away. @returns whether there was anything */
  removeAll: async (tx: Transaction, userId: number): Promise<boolean> => {
    const isOn = await hasSecondFactor(tx, userId)
    await tx.delete(appSecrets).where(eq(appSecrets.userId, userId))
    await tx.delete(passkeys).where(eq(passkeys.userId, userId))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))

    return isOn
  },
}

/** Whether logins of the account take a second step: an app makes codes for it, or it has a passkey. */
export const hasSecondFactor = async (on: Queryable, userId: number): Promise<boolean> => {
  if ((await secondFactorRows.appSince(on, userId)) !== null) return true
  const isTheirs = eq(passkeys.userId, userId)
  const keys = await on.select({ id: passkeys.id }).from(passkeys).where(isTheirs).limit(1)

  return keys.length > 0
}
