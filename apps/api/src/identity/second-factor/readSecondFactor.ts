import type { SecondFactor } from '@inzrt/contracts/account/secondFactor'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { isStaff } from './isStaff.ts'
import type { SecondFactorParts } from './SecondFactorParts.ts'
import { secondFactorRows } from './secondFactors.repository.ts'

/** How the second step of a login stands for an account. */
export const readSecondFactor = async (
  { userId, scope }: SignedIn,
  { database: { db }, isForStaff }: SecondFactorParts,
): Promise<SecondFactor> => {
  const appSince = await secondFactorRows.appSince(db, userId)

  return {
    isOn: appSince !== null,
    isRequired: isForStaff && isStaff(scope),
    appSince: appSince?.toISOString() ?? null,
    recoveryCodesLeft: await secondFactorRows.codesLeft(db, userId),
  }
}
