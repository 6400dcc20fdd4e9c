import {
  type OpenReport,
  type Queue,
  REPORTS_SHOWN,
  type ReportTally,
} from '@inzrt/contracts/desk/queue'
import { URGENT_REPORTERS } from '@inzrt/rules/moderation'
import { and, asc, count, countDistinct, desc, eq, inArray, lte, max, ne, sql } from 'drizzle-orm'
import { toShownPhoto } from '../../advertising/conversations/toShownPhoto.ts'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { messagePhotos } from '../../platform/database/schema/messagePhotos.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import { sections } from '../../platform/database/schema/sections.ts'

export type OpenReports = ReturnType<typeof createOpenReports>

const isOpen = eq(reports.state, 'new')

/** Several visitors agree, or the law may be broken. */
const isUrgent = sql<boolean>`(count(distinct ${reports.visitorHash}) >= ${URGENT_REPORTERS}
  or bool_or(${reports.kind} = 'illegal'))`

/** Notices first, then what was put into words, then by how long it waits. */
const rankInAd = sql<number>`row_number() over (partition by ${reports.adId} order by
  ${reports.kind} = 'illegal' desc, ${reports.explanation} is null, ${reports.createdAt}, ${reports.id})::int`

/** Why, as far as the reporter said. */
const reason = sql<OpenReport['reason']>`coalesce(${reports.reason}, ${reports.kind})`

type Tallied = Readonly<{ isUrgent: boolean; tally: ReportTally }>

/** Reports nobody has decided yet. */
export const createOpenReports = ({ db }: Database, { seal }: Pick<FileSeal, 'seal'>) => ({
  /** Ads with open reports, of a reason if one is asked for: urgent ones first, then by how long they wait. */
  reportedAds: async (limit: number, wanted?: OpenReport['reason']): Promise<number[]> => {
    const rows = await db
      .select({ id: reports.adId })
      .from(reports)
      .innerJoin(ads, eq(ads.id, reports.adId))
      .where(and(isOpen, ne(ads.state, 'deleted')))
      .groupBy(reports.adId)
      .having(wanted && sql`bool_or(${reason} = ${wanted})`)
      .orderBy(sql`${isUrgent} desc`, sql`min(${reports.createdAt})`, asc(reports.adId))
      .limit(limit)

    return rows.map(({ id }) => id)
  },

  /** How many ads are reported for what. */
  countByReason: (): Promise<Queue['meta']['reasons']> =>
    db
      .select({ reason, count: countDistinct(reports.adId) })
      .from(reports)
      .innerJoin(ads, eq(ads.id, reports.adId))
      .where(and(isOpen, ne(ads.state, 'deleted')))
      .groupBy(reason)
      .orderBy(desc(countDistinct(reports.adId)), asc(reason)),

  /** Of each ad those that say most: the rest of a flood is counted alone. */
  ofAds: async (adIds: readonly number[]) => {
    if (adIds.length === 0) return []
    const ranked = db
      .select({ id: reports.id, rank: rankInAd.as('rank') })
      .from(reports)
      .where(and(isOpen, inArray(reports.adId, [...adIds])))
      .as('ranked')
    const rows = await db
      .select({ report: reports, suggestedSection: sections.name })
      .from(reports)
      .innerJoin(ranked, eq(ranked.id, reports.id))
      .leftJoin(sections, eq(sections.id, reports.suggestedSectionId))
      .where(lte(ranked.rank, REPORTS_SHOWN))
      .orderBy(asc(reports.adId), asc(ranked.rank))

    const reportIds = rows.map(({ report }) => report.id)
    const photos = await db
      .select()
      .from(messagePhotos)
      .where(inArray(messagePhotos.reportId, reportIds))
      .orderBy(asc(messagePhotos.id))

    return rows.map(({ report, suggestedSection }) => ({
      adId: report.adId,
      report: {
        ...toOpenReport(report, suggestedSection),
        photos: photos.filter(({ reportId }) => reportId === report.id).map(toShownPhoto(seal)),
      },
    }))
  },

  /** How many reports of each ad say what, and whether they go first. */
  talliesOf: async (adIds: readonly number[]): Promise<ReadonlyMap<number, Tallied>> => {
    if (adIds.length === 0) return new Map()
    const isOfThem = and(isOpen, inArray(reports.adId, [...adIds]))
    const wholes = await db
      .select({ adId: reports.adId, isUrgent, total: count(), lastId: max(reports.id) })
      .from(reports)
      .where(isOfThem)
      .groupBy(reports.adId)
    const parts = await db
      .select({ adId: reports.adId, reason, count: count() })
      .from(reports)
      .where(isOfThem)
      .groupBy(reports.adId, reason)
      .orderBy(desc(count()), asc(reason))
    const countsOf = (adId: number) =>
      parts.filter((part) => part.adId === adId).map(({ adId: _, ...part }) => part)

    return new Map(
      wholes.map(({ adId, total, lastId, ...whole }) => [
        adId,
        { ...whole, tally: { counts: countsOf(adId), total, lastId: lastId ?? 0 } },
      ]),
    )
  },
})

const toOpenReport = (
  report: typeof reports.$inferSelect,
  suggestedSection: string | null,
): Omit<OpenReport, 'photos'> => ({
  id: report.id,
  reason: report.reason ?? report.kind,
  explanation: report.explanation,
  reporterName: report.reporterName,
  canBeAnswered: Boolean(report.reporterEmail),
  suggestedSection,
  createdAt: report.createdAt.toISOString(),
})
