import { and, eq, ne, sql } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

export type ReportsRepository = ReturnType<typeof createReportsRepository>
export type NewReport = Pick<
  typeof reports.$inferInsert,
  | 'adId'
  | 'kind'
  | 'reason'
  | 'explanation'
  | 'reporterName'
  | 'reporterEmail'
  | 'isGoodFaith'
  | 'suggestedSectionId'
  | 'visitorHash'
  | 'url'
>

export type KeptReport = Readonly<{ reportNo: number; isReceipted: boolean }>

/** Whether an address waits already for the decision of such a report. */
const isReceipted = async (
  tx: Transaction,
  { adId, kind, reporterEmail }: NewReport,
  id: number,
): Promise<boolean> => {
  if (!reporterEmail) return false
  const isTheirs = sql`lower(${reports.reporterEmail}) = ${foldEmail(reporterEmail)}`
  const isOfAd = and(eq(reports.adId, adId), eq(reports.kind, kind), eq(reports.state, 'new'))
  const earlier = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(isOfAd, isTheirs, ne(reports.id, id)))
    .limit(1)

  return earlier.length > 0
}

/** What visitors reported. */
export const createReportsRepository = ({ db }: Database, clock: Clock) => {
  const findFirst = db
    .select({ createdAt: reports.createdAt })
    .from(reports)
    .where(
      and(
        eq(reports.adId, sql.placeholder('adId')),
        eq(reports.kind, sql.placeholder('kind')),
        sql`${reports.reason} is not distinct from ${sql.placeholder('reason')}::text`,
        eq(reports.visitorHash, sql.placeholder('visitorHash')),
        eq(reports.state, 'new'),
      ),
    )
    .prepare('reports_find_first')

  return {
    /**
     * Keeps a report with what follows from it; a visitor's second one for the same reason changes nothing while the
     * first is open, and who has an open one about the same ad was sent a receipt.
     */
    keep: async (
      report: NewReport,
      follow: (tx: Transaction, kept: KeptReport) => Promise<void>,
    ): Promise<{ receivedAt: Date }> => {
      const now = clock()
      const kept = await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(reports)
          .values({ ...report, createdAt: now })
          .onConflictDoNothing()
          .returning({ id: reports.id, createdAt: reports.createdAt })
        if (added)
          await follow(tx, {
            reportNo: added.id,
            isReceipted: await isReceipted(tx, report, added.id),
          })

        return added
      })
      const first =
        kept ?? (await findFirst.execute({ ...report, reason: report.reason ?? null }))[0]

      return { receivedAt: first?.createdAt ?? now }
    },
  }
}
