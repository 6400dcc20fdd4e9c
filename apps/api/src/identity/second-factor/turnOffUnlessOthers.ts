import type { Transaction } from '../../platform/database/Transaction.ts'
import { hasSecondFactor, secondFactorRows } from './secondFactors.repository.ts'

/** With the last way to take the second step its recovery codes go, too. */
export const turnOffUnlessOthers = async (tx: Transaction, userId: number): Promise<void> => {
  if (!(await hasSecondFactor(tx, userId))) await secondFactorRows.removeAll(tx, userId)
}
