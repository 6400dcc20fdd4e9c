import type { FollowedReport } from '@inzrt/contracts/desk/report'
import { and, eq } from 'drizzle-orm'
import { isPublished } from '../../catalogue/ads/isPublished.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adDecisions, appeals } from '../../platform/database/schema/adDecisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'

type State = (typeof reports.$inferSelect)['state']

const isOpen = (state: State): state is 'new' | 'in_review' =>
  state === 'new' || state === 'in_review'

export const reportNotFound = (): Problem =>
  notFound('Takové hlášení tu není. Zkontrolujte prosím odkaz.')

/** Decided together with the ad: by the same person in the same moment. */
const cameOfIt = and(
  eq(adDecisions.adId, reports.adId),
  eq(adDecisions.decidedBy, reports.decidedBy),
  eq(adDecisions.decidedAt, reports.decidedAt),
)

/** What became of a report, on the site of its ad. @throws Problem 404 */
export const followReport = async (
  { db }: Database,
  reportNo: number,
  { brand, now }: Readonly<{ brand: Brand; now: Date }>,
): Promise<FollowedReport> => {
  const [found] = await db
    .select({ report: reports, ad: ads, measure: adDecisions.measure, appeal: appeals.state })
    .from(reports)
    .innerJoin(ads, eq(ads.id, reports.adId))
    .leftJoin(adDecisions, cameOfIt)
    .leftJoin(appeals, eq(appeals.decisionId, adDecisions.id))
    .where(and(eq(reports.id, reportNo), eq(ads.brandCode, brand)))
  if (!found) throw reportNotFound()
  const { report, ad, measure, appeal } = found
  const isUpheld = report.state === 'upheld'

  return {
    reportNo,
    reason: report.reason ?? report.kind,
    heading: ad.heading,
    slug: isPublished(ad, now) ? ad.slug : null,
    receivedAt: report.createdAt.toISOString(),
    state: isOpen(report.state) ? 'waiting' : report.state,
    decidedAt: report.decidedAt?.toISOString() ?? null,
    note: report.decisionNote,
    measure: isUpheld ? measure : null,
    isReversed: isUpheld && appeal === 'upheld',
  }
}
