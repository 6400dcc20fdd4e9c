import type { DecideReportsBody } from '@inzrt/contracts/desk/reportDecision'
import { FACTS_LENGTH } from '@inzrt/rules/limits'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { adIsGone, reportsDecided } from '../moderationProblems.ts'
import { decideAd } from './decideAd.ts'
import { notifyReporters } from './notifyReporters.ts'

/** A report cannot be right about an ad that goes on as it is. */
const checkVerdict = ({ verdict, note, decision }: DecideReportsBody): void =>
  refuseFaults({
    note:
      note.trim().length < FACTS_LENGTH.least &&
      `Napište oznamovateli, proč jste tak rozhodli (aspoň ${FACTS_LENGTH.least} znaků).`,
    decision:
      (verdict === 'upheld' && !decision && 'Vyberte, co se s inzerátem stane.') ||
      (verdict !== 'upheld' && decision && 'Inzerát zůstává, jak je.'),
  })

/** Reports nobody has decided yet, kept from being decided by somebody else. */
const lockOpen = async (tx: Transaction, { ad, reports: { total, lastId } }: DecideReportsBody) => {
  const open = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.adId, ad.id), lte(reports.id, lastId), eq(reports.state, 'new')))
    .orderBy(reports.id)
    .for('update')
  if (open.length !== total) throw reportsDecided()

  return open
}

/**
 * Decides reports and what they are about in one transaction; reporters who left an address are told, and
 * however many there were, the log has one entry.
 * @returns how many were decided
 */
export const decideReports = async (
  parts: ModerationParts,
  body: DecideReportsBody,
  moderator: SignedIn,
): Promise<number> => {
  checkVerdict(body)
  const { database, sections, outbox, clock } = parts
  const catalogue = await sections.catalogue()
  const now = clock()
  const { verdict, decision } = body
  const note = body.note.trim()

  return database.db.transaction(async (tx) => {
    const open = await lockOpen(tx, body)
    if (decision) await decideAd(tx, parts, { ...body.ad, decision, moderator, catalogue, now })
    const [ad] = await tx.select().from(ads).where(eq(ads.id, body.ad.id))
    if (!ad) throw adIsGone()
    await tx
      .update(reports)
      .set({
        state: verdict,
        decisionNote: note,
        decidedBy: moderator.userId,
        decidedAt: now,
      })
      .where(
        inArray(
          reports.id,
          open.map(({ id }) => id),
        ),
      )
    await notifyReporters(tx, outbox, ad, open, {
      verdict,
      note,
      measure: decision?.measure ?? null,
    })
    const [first] = open
    const detail = { adId: ad.id, note, measure: decision?.measure ?? null, total: open.length }
    const entityId = first?.id ?? null
    await recordAudit(tx, moderator, { action: verdict, entity: 'report', entityId, detail }, now)

    return open.length
  })
}
