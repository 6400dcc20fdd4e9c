import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import type { ReportVerdict } from '@inzrt/contracts/desk/reportDecision'
import type { ads } from '../../database/schema/ads.ts'
import type { reports } from '../../database/schema/reports.ts'
import type { Transaction } from '../../database/Transaction.ts'
import type { Outbox } from '../../outbox/Outbox.ts'
import { foldEmail } from '../../users/foldEmail.ts'

type Outcome = Readonly<{
  verdict: ReportVerdict
  note: string
  measure: DecisionBody['measure'] | null
}>

type Report = typeof reports.$inferSelect

/** The first of the reports each address sent; its receipt named that one. */
const firstByAddress = (decided: readonly Report[]): readonly Report[] => [
  ...new Map(
    decided.toReversed().map((report) => [foldEmail(report.reporterEmail ?? ''), report]),
  ).values(),
]

/** Writes to those who reported an ad and left an address, once to each address. */
export const tellReporters = async (
  tx: Transaction,
  outbox: Outbox,
  ad: typeof ads.$inferSelect,
  decided: readonly Report[],
  outcome: Outcome,
): Promise<void> => {
  for (const { id, reporterEmail } of firstByAddress(decided))
    if (reporterEmail)
      await outbox.enqueue(tx, {
        channel: 'email',
        brand: ad.brandCode,
        to: reporterEmail,
        template: 'reportDecision',
        payload: { heading: ad.heading, reportNo: id, ...outcome },
      })
}
