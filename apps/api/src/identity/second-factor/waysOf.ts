import type { SecondStepWay } from '@inzrt/contracts/account/auth'
import type { Database } from '../../platform/database/openDatabase.ts'
import { secondFactorRows } from './secondFactors.repository.ts'

/** What an account can take the second step of a login with; nothing: its logins take one. */
export const waysOf = async (db: Database['db'], userId: number): Promise<SecondStepWay[]> => {
  if ((await secondFactorRows.appSince(db, userId)) === null) return []
  const left = await secondFactorRows.codesLeft(db, userId)

  return left > 0 ? ['app', 'recovery'] : ['app']
}
