import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import type { ReportVerdict } from '@inzrt/contracts/desk/reportDecision'
import { and, eq } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { MailPayload } from '../../messages/mail/mailTemplates.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { adDecisions } from '../../platform/database/schema/adDecisions.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Outcome = Readonly<{
  verdict: ReportVerdict
  note: string
  measure: DecisionBody['measure'] | null
}>

type Reversal = Pick<MailPayload<'reportReversed'>, 'undone' | 'answer'>

type Ad = typeof ads.$inferSelect
type Decision = typeof adDecisions.$inferSelect
type Report = typeof reports.$inferSelect

/** Reports a decision came from: decided by the same person in the same moment. */
const upheldBy = (tx: Transaction, { adId, decidedBy, decidedAt }: Decision): Promise<Report[]> =>
  tx
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.adId, adId),
        eq(reports.state, 'upheld'),
        eq(reports.decidedBy, decidedBy),
        eq(reports.decidedAt, decidedAt),
      ),
    )
    .orderBy(reports.id)

/** The first of the reports each address sent; its receipt named that one. */
const firstByAddress = (decided: readonly Report[]): readonly Report[] => [
  ...new Map(
    decided.toReversed().map((report) => [foldEmail(report.reporterEmail ?? ''), report]),
  ).values(),
]

/** Writes to those who reported an ad and left an address, once to each address. */
const writeToEach = async (
  decided: readonly Report[],
  write: (to: string, reportNo: number) => Promise<void>,
): Promise<void> => {
  for (const { id, reporterEmail } of firstByAddress(decided))
    if (reporterEmail) await write(reporterEmail, id)
}

/** Tells reporters how their reports ended. */
export const notifyReporters = (
  tx: Transaction,
  outbox: Outbox,
  { brandCode: brand, heading }: Ad,
  decided: readonly Report[],
  outcome: Outcome,
): Promise<void> =>
  writeToEach(decided, (to, reportNo) =>
    outbox.enqueue(tx, {
      channel: 'email',
      brand,
      to,
      template: 'reportDecision',
      payload: { heading, reportNo, ...outcome },
    }),
  )

/** Tells reporters that what was done upon their reports is undone after an appeal. */
export const notifyReportersOfReversal = async (
  tx: Transaction,
  outbox: Outbox,
  { brandCode: brand, heading }: Ad,
  decision: Decision,
  reversal: Reversal,
): Promise<void> =>
  writeToEach(await upheldBy(tx, decision), (to, reportNo) =>
    outbox.enqueue(tx, {
      channel: 'email',
      brand,
      to,
      template: 'reportReversed',
      payload: { heading, reportNo, ...reversal },
    }),
  )

/** Tells reporters that the ad left before their reports were decided. */
export const notifyReportersOfRemoval = (
  tx: Transaction,
  outbox: Outbox,
  { brandCode: brand, heading }: Ad,
  closed: readonly Report[],
): Promise<void> =>
  writeToEach(closed, (to, reportNo) =>
    outbox.enqueue(tx, {
      channel: 'email',
      brand,
      to,
      template: 'reportGone',
      payload: { heading, reportNo },
    }),
  )
