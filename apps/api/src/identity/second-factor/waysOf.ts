import type { SecondStepWay } from '@inzrt/contracts/account/auth'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { passkeyRows } from './passkeys/passkeys.repository.ts'
import { hasSecondFactor, secondFactorRows } from './secondFactors.repository.ts'

/** What an account can take the second step of a login with at a site; null: its logins take one. */
export const waysOf = async (
  db: Database['db'],
  userId: number,
  brand: Brand,
): Promise<SecondStepWay[] | null> => {
  if (!(await hasSecondFactor(db, userId))) return null
  const hasApp = (await secondFactorRows.appSince(db, userId)) !== null
  const hasPasskey = (await passkeyRows.ofSite(db, userId, brand)).length > 0
  const hasCodes = (await secondFactorRows.codesLeft(db, userId)) > 0
  const ways = { app: hasApp, passkey: hasPasskey, recovery: hasCodes }

  return (Object.keys(ways) as SecondStepWay[]).filter((way) => ways[way])
}
