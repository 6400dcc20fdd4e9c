import { auditLog } from '../database/schema/auditLog.ts'
import type { Transaction } from '../database/Transaction.ts'
import type { Deed } from './recordAudit.ts'

/** Writes down what happened without any of the staff. */
export const recordBySystem = async (
  tx: Transaction,
  { detail = {}, ...deed }: Deed,
  at: Date,
): Promise<void> => {
  const nobody = { actorId: null, actorName: 'systém', scope: 'system' } as const
  await tx.insert(auditLog).values({ ...deed, detail, at, ...nobody })
}
