import {
  markInappropriateCall,
  markWrongSectionCall,
  type ReportBody,
  type ReportKind,
} from '@inzrt/contracts/desk/report'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../ads/adIdOf.ts'
import type { AdsRepository } from '../ads/ads.repository.ts'
import { clientOf } from '../attempts/clientOf.ts'
import type { Attempts } from '../attempts/createAttempts.ts'
import { adNotFound } from '../errors/problems.ts'
import { type CallRequest, serveCall } from '../http/serveCall.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import { foldEmail } from '../users/foldEmail.ts'
import { checkNotice } from './checkNotice.ts'
import type { ReportsRepository } from './reports.repository.ts'
import { visitorHash } from './visitorHash.ts'

export type ReportsDependencies = {
  reports: ReportsRepository
  ads: AdsRepository
  sections: SectionsRepository
  outbox: Outbox
  attempts: Attempts
  visitorKey: string
}

/** Whoever names a foreign address floods nobody's mailbox; the reports are kept all the same. */
const RECEIPTS = { name: 'receipts of reports to address', limit: 20, seconds: 3_600 } as const

type Request = CallRequest<typeof markInappropriateCall>

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
  { reports, ads, sections, outbox, attempts, visitorKey },
) => {
  const suggestedSection = async ({ body, caller }: Request): Promise<number | null> => {
    const slug = body?.suggestedSectionSlug
    const catalogue = slug ? await sections.catalogue() : null

    return (slug && catalogue?.bySlug(caller.brand, slug)?.id) || null
  }

  const keep = async (request: Request, kind: ReportKind) => {
    const { params, body, caller } = request
    const id = adIdOf(params.slug)
    const record = id === null ? null : await ads.findPublished(id, caller.brand)
    if (!record) throw adNotFound()
    checkNotice(body)
    const { heading, slug } = record.ad
    const report = {
      adId: record.ad.id,
      kind,
      ...details(body),
      suggestedSectionId: await suggestedSection(request),
      visitorHash: visitorHash(clientOf(caller.address), visitorKey),
      url: `/${slug}`,
    }
    const { receivedAt } = await reports.keep(report, async (tx, reportNo) => {
      const to = report.reporterEmail
      if (!to || !(await attempts.tryOnce(tx, RECEIPTS, [foldEmail(to)])).isAllowed) return
      await outbox.enqueue(tx, {
        ...{ channel: 'email', brand: caller.brand, to, template: 'reportReceived' },
        payload: { heading, slug, reportNo },
      })
    })

    return { data: { slug: record.ad.slug, kind, receivedAt: receivedAt.toISOString() } }
  }

  const missing = { missing: adNotFound }
  serveCall(app, markWrongSectionCall, (request) => keep(request, 'wrong_section'), missing)
  serveCall(
    app,
    markInappropriateCall,
    (request) => keep(request, isNotice(request.body) ? 'illegal' : 'inappropriate'),
    missing,
  )
}
