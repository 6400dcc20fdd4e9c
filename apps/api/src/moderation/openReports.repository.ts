import type { OpenReport } from '@inzrt/contracts/desk/queue'
import { URGENT_REPORTERS } from '@inzrt/domain/moderation'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/openDatabase.ts'
import { ads } from '../database/schema/ads.ts'
import { reports } from '../database/schema/reports.ts'
import { sections } from '../database/schema/sections.ts'

export type OpenReports = ReturnType<typeof createOpenReports>

const isOpen = eq(reports.state, 'new')

/** Several visitors agree, or the law may be broken. */
const isUrgent = sql<boolean>`(count(distinct ${reports.visitorHash}) >= ${URGENT_REPORTERS}
  or bool_or(${reports.kind} = 'illegal'))`

/** Reports nobody has decided yet. */
export const createOpenReports = ({ db }: Database) => ({
  /** Ads with open reports: urgent ones first, then by how long they wait. */
  reportedAds: async (limit: number): Promise<number[]> => {
    const rows = await db
      .select({ id: reports.adId })
      .from(reports)
      .innerJoin(ads, eq(ads.id, reports.adId))
      .where(and(isOpen, ne(ads.state, 'deleted')))
      .groupBy(reports.adId)
      .orderBy(sql`${isUrgent} desc`, sql`min(${reports.createdAt})`, asc(reports.adId))
      .limit(limit)

    return rows.map(({ id }) => id)
  },

  ofAds: async (adIds: readonly number[]) => {
    if (adIds.length === 0) return []
    const ids = [...adIds]
    const urgent = await db
      .select({ adId: reports.adId })
      .from(reports)
      .where(and(isOpen, inArray(reports.adId, ids)))
      .groupBy(reports.adId)
      .having(isUrgent)
    const rows = await db
      .select({ report: reports, suggestedSection: sections.name })
      .from(reports)
      .leftJoin(sections, eq(sections.id, reports.suggestedSectionId))
      .where(and(isOpen, inArray(reports.adId, ids)))
      .orderBy(asc(reports.createdAt), asc(reports.id))

    return rows.map(({ report, suggestedSection }) => ({
      adId: report.adId,
      isUrgent: urgent.some(({ adId }) => adId === report.adId),
      report: toOpenReport(report, suggestedSection),
    }))
  },
})

const toOpenReport = (
  report: typeof reports.$inferSelect,
  suggestedSection: string | null,
): OpenReport => ({
  id: report.id,
  reason: report.reason ?? report.kind,
  explanation: report.explanation,
  reporterName: report.reporterName,
  canBeAnswered: Boolean(report.reporterEmail),
  suggestedSection,
  createdAt: report.createdAt.toISOString(),
})
