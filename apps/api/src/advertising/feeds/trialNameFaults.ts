import type { UserRow } from '../../identity/users/users.repository.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseNames } from '../placing/refuseNames.ts'
import type { FeedRecord } from './FeedParts.ts'
import { faultsOf, type LineFaults } from './lineFaults.ts'
import { newSent } from './readLine.ts'

/** What placing would refuse of every new ad of a file, as all go out under the names of its account; null: nothing. */
export const trialNameFaults = async (
  tx: Transaction,
  { brandCode, userId }: Pick<FeedRecord, 'brandCode' | 'userId'>,
  user: UserRow,
  now: Date,
): Promise<LineFaults | null> => {
  try {
    await refuseNames(tx, { brand: brandCode, userId, names: newSent(user, now).ad, known: null })

    return null
  } catch (error) {
    return faultsOf(error, null)
  }
}
