import type { SecondFactor } from '@inzrt/contracts/account/secondFactor'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { isStaff } from './isStaff.ts'
import { passkeyRows } from './passkeys/passkeys.repository.ts'
import type { SecondFactorParts } from './SecondFactorParts.ts'
import { secondFactorRows } from './secondFactors.repository.ts'

/** How the second step of a login stands for an account. */
export const readSecondFactor = async (
  { userId, scope }: SignedIn,
  brand: Brand,
  { database: { db }, isForStaff }: SecondFactorParts,
): Promise<SecondFactor> => {
  const appSince = await secondFactorRows.appSince(db, userId)
  const passkeys = await passkeyRows.ofUser(db, userId)

  return {
    isOn: appSince !== null || passkeys.length > 0,
    isRequired: isForStaff && isStaff(scope),
    appSince: appSince?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, brandCode, createdAt, lastUsedAt }) => ({
      id,
      name,
      isOfThisSite: brandCode === brand,
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await secondFactorRows.codesLeft(db, userId),
  }
}
