import {
  followReportCall,
  markInappropriateCall,
  markWrongSectionCall,
  noteReportFloodCall,
  type ReportBody,
  type ReportKind,
} from '@inzrt/contracts/desk/report'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import type { AdRecord, AdsRepository } from '../../catalogue/ads/ads.repository.ts'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { adNotFound } from '../../platform/errors/problems.ts'
import { type CallRequest, serveCall } from '../../platform/http/serveCall.ts'
import { checkNotice } from './checkNotice.ts'
import { followReport, reportNotFound } from './followReport.ts'
import { noteReportFlood } from './noteReportFlood.ts'
import type { NewReport, ReportsRepository } from './reports.repository.ts'
import { reportTokens } from './reportTokens.ts'
import { visitorHash } from './visitorHash.ts'

export type ReportsDependencies = {
  database: Database
  clock: Clock
  reports: ReportsRepository
  ads: AdsRepository
  sections: SectionsRepository
  outbox: Outbox
  attempts: Attempts
  visitorKey: string
  /** Signs the links by which reports are followed. */
  reportKey: Buffer
}

/** Anyone who names a foreign address floods nobody's mailbox; the reports are kept all the same. */
const RECEIPTS = { name: 'receipts of reports to address', limit: 20, seconds: 3_600 } as const

/** More reports of one ad within an hour are a flood, no matter who sends them. */
const OF_AD = { name: 'reports of ad', limit: 20, seconds: 3_600 } as const
const FROM_MANY = `K\u00a0inzerátu přišlo za hodinu víc než ${OF_AD.limit}\u00a0hlášení.`
const FROM_ONE =
  'Jeden návštěvník hlásí víc, než od jednoho přijímáme. Další jeho hlášení do konce hodiny odmítáme.'

type Request = CallRequest<typeof markInappropriateCall>
type Ad = AdRecord['ad']

/** A notice of illegal content, which the law wants handled apart from matters of taste. */
const isNotice = (body: ReportBody | null | undefined): boolean =>
  body?.reason === 'illegal' || body?.reason === 'child_abuse'

const details = (body: ReportBody | null | undefined) => ({
  reason: body?.reason,
  explanation: body?.explanation ?? null,
  reporterName: body?.name?.trim() || null,
  reporterEmail: body?.email || null,
  isGoodFaith: body?.goodFaith ?? null,
})

export const reportsRoutes: FastifyPluginAsync<ReportsDependencies> = async (
  app,
  { database, clock, reports, ads, sections, outbox, attempts, visitorKey, reportKey },
) => {
  const suggestedSection = async ({ body, caller }: Request): Promise<number | null> => {
    const slug = body?.suggestedSectionSlug
    const catalogue = slug ? await sections.catalogue() : null

    return (slug && catalogue?.bySlug(caller.brand, slug)?.id) || null
  }

  const findAd = async (slug: string, { brand }: Caller): Promise<Ad | null> => {
    const id = adIdOf(slug)

    return id === null ? null : ((await ads.findPublished(id, brand))?.ad ?? null)
  }

  const sendReceipt = async (
    tx: Transaction,
    { reporterEmail: to }: NewReport,
    { brandCode: brand, heading, slug }: Ad,
    reportNo: number,
  ): Promise<void> => {
    if (!to || !(await attempts.tryOnce(tx, RECEIPTS, [foldEmail(to)])).isAllowed) return
    await outbox.enqueue(tx, {
      channel: 'email',
      brand,
      to,
      template: 'reportReceived',
      payload: { heading, slug, reportNo, token: reportTokens.write(reportKey, reportNo) },
    })
  }

  const keep = async (request: Request, kind: ReportKind) => {
    const { params, body, caller } = request
    const ad = await findAd(params.slug, caller)
    if (!ad) throw adNotFound()
    checkNotice(body)
    const report = {
      adId: ad.id,
      kind,
      ...details(body),
      suggestedSectionId: await suggestedSection(request),
      visitorHash: visitorHash(clientOf(caller.address), visitorKey),
      url: `/${ad.slug}`,
    }
    const { receivedAt } = await reports.keep(report, async (tx, { reportNo, isReceipted }) => {
      if (!isReceipted) await sendReceipt(tx, report, ad, reportNo)
      const { isAllowed: isUsual } = await attempts.tryOnce(tx, OF_AD, [String(ad.id)])
      if (!isUsual) await noteReportFlood(tx, attempts, { ad, message: FROM_MANY }, clock())
    })

    return { data: { slug: ad.slug, kind, receivedAt: receivedAt.toISOString() } }
  }

  const missing = { missing: adNotFound }
  /** Illegal content is a notice by whichever call it is reported. */
  const keepAs = (usual: ReportKind) => (request: Request) =>
    keep(request, isNotice(request.body) ? 'illegal' : usual)
  serveCall(app, markWrongSectionCall, keepAs('wrong_section'), missing)
  serveCall(app, markInappropriateCall, keepAs('inappropriate'), missing)

  serveCall(app, followReportCall, async ({ body, caller: { brand } }) => {
    const reportNo = reportTokens.read(reportKey, body.token)
    if (reportNo === null) throw reportNotFound()

    return { data: await followReport(database, reportNo, { brand, now: clock() }) }
  })

  serveCall(app, noteReportFloodCall, async ({ body, caller }) => {
    const ad = await findAd(body.slug, caller)
    const isNoted = await database.db.transaction((tx) =>
      noteReportFlood(tx, attempts, { ad, message: FROM_ONE }, clock()),
    )

    return { data: { isNoted } }
  })
}
