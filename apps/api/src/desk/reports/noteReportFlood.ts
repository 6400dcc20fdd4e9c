import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import { recordBySystem } from '../../platform/audit/recordBySystem.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** One entry about an ad an hour, and so many in all: what cannot be deleted cannot be flooded either. */
const ABOUT_AD = { name: 'floods of reports of ad', limit: 1, seconds: 3_600 } as const
const IN_ALL = { name: 'floods of reports', limit: 30, seconds: 3_600 } as const
/** Floods of ads that are not there share one entry. */
const NO_AD = 'none'

export type ReportFlood = Readonly<{
  ad: Readonly<{ id: number; heading: string }> | null
  message: string
}>

/**
 * Writes a flood of reports into the log staff read. It tells what is reported, never who reports.
 * @returns false when the log says so already
 */
export const noteReportFlood = async (
  tx: Transaction,
  attempts: Attempts,
  { ad, message }: ReportFlood,
  at: Date,
): Promise<boolean> => {
  const entityId = ad?.id ?? null
  const { isAllowed: isNew } = await attempts.tryOnce(tx, ABOUT_AD, [String(entityId ?? NO_AD)])
  if (!isNew || !(await attempts.tryOnce(tx, IN_ALL, [])).isAllowed) return false
  const detail = { message, ...(ad && { heading: ad.heading }) }
  await recordBySystem(tx, { action: 'flooded', entity: 'ad', entityId, detail }, at)

  return true
}
