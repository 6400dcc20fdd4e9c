import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { reports } from '../database/schema/reports.ts'
import type { Transaction } from '../database/Transaction.ts'

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

/** What visitors reported. */
export const createReportsRepository = ({ db }: Database, clock: Clock) => {
  const findFirst = db
    .select({ createdAt: reports.createdAt })
    .from(reports)
    .where(
      and(
        eq(reports.adId, sql.placeholder('adId')),
        eq(reports.kind, sql.placeholder('kind')),
        eq(reports.visitorHash, sql.placeholder('visitorHash')),
      ),
    )
    .prepare('reports_find_first')

  return {
    /** Keeps a report with its receipt; a visitor's second one of the same kind changes nothing. */
    keep: async (
      report: NewReport,
      receipt: (tx: Transaction, reportNo: number) => Promise<void>,
    ): Promise<{ receivedAt: Date }> => {
      const now = clock()
      const kept = await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(reports)
          .values({ ...report, createdAt: now })
          .onConflictDoNothing()
          .returning({ id: reports.id, createdAt: reports.createdAt })
        if (added) await receipt(tx, added.id)

        return added
      })
      const first = kept ?? (await findFirst.execute(report))[0]

      return { receivedAt: first?.createdAt ?? now }
    },
  }
}
