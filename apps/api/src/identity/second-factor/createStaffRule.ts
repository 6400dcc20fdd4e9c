import type { Database } from '../../platform/database/openDatabase.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { secondFactorMissing } from './secondFactorProblems.ts'
import { hasSecondFactor } from './secondFactors.repository.ts'

type Parts = Readonly<{ database: Database; isForStaff: boolean }>

/**
 * Keeps the desk from staff whose account takes no second step, where they must have one. Sessions of an account end with
 * its first, so that each that goes on has taken it.
 */
export const createStaffRule =
  ({ database, isForStaff }: Parts) =>
  async ({ userId }: SignedIn): Promise<void> => {
    if (isForStaff && !(await hasSecondFactor(database.db, userId))) throw secondFactorMissing()
  }
