import { isDeepStrictEqual } from 'node:util'
import type { VerdictBody } from '@inzrt/contracts/desk/verdict'
import type { AdBlockable } from '@inzrt/rules/ad'
import { fieldErrors, VerdictFormSchema } from '@inzrt/rules/forms'
import { eq } from 'drizzle-orm'
import { applyEvent } from '../../advertising/editing/applyEvent.ts'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import { notifyAdvertiser } from '../../messages/decisions/notifyAdvertiser.ts'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { type AdChange, adDecisions, appeals } from '../../platform/database/schema/adDecisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { writeAd } from '../deciding/changeAd.ts'
import { notifyReportersOfReversal } from '../deciding/notifyReporters.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { appealDecided, appealNotFound, ownDecision } from '../moderationProblems.ts'

const lockAppeal = async (tx: Transaction, id: number, moderator: SignedIn) => {
  const [found] = await tx
    .select({ appeal: appeals, decision: adDecisions })
    .from(appeals)
    .innerJoin(adDecisions, eq(adDecisions.id, appeals.decisionId))
    .where(eq(appeals.id, id))
    .for('update')
  if (!found) throw appealNotFound()
  if (found.appeal.state !== 'new') throw appealDecided()
  if (found.decision.decidedBy === moderator.userId) throw ownDecision()

  return found
}

const EVENTS = { rejected: 'reinstate', blocked: 'unblock' } as const

/** How a decision left the ad, and what the ad says once it is taken back: a refused change then holds. */
const sidesOf = (measure: string, { before, after }: AdChange) =>
  measure === 'rejected' ? { left: before, undone: after } : { left: after, undone: before }

/** Nothing else has happened to the ad since. */
const isAsDecided = (
  ad: typeof ads.$inferSelect,
  { measure, change }: typeof adDecisions.$inferSelect,
): boolean => {
  if (!change) return ad.state === measure
  const { heading, content, attributes, sectionId } = sidesOf(measure, change).left

  return (
    ad.state !== 'deleted' &&
    ad.heading === heading &&
    ad.content === content &&
    isDeepStrictEqual(ad.attributes, attributes) &&
    ad.sectionId === sectionId
  )
}

/**
 * Takes a decision back, unless something else happened to the ad since.
 * @returns whether it did
 */
const takeBack = async (
  tx: Transaction,
  decision: typeof adDecisions.$inferSelect,
  catalogue: SectionCatalogue,
  now: Date,
): Promise<boolean> => {
  const [ad] = await tx.select().from(ads).where(eq(ads.id, decision.adId)).for('update')
  if (!ad || !isAsDecided(ad, decision)) return false
  const { change } = decision
  if (change) {
    const { undone } = sidesOf(decision.measure, change)
    const section = await catalogue.sectionOf(undone)
    await writeAd(tx, ad, { ...undone, section, now })
  } else
    await applyEvent(tx, {
      ad,
      event: EVENTS[ad.state as keyof typeof EVENTS],
      guards: { blockedFrom: decision.fromState as AdBlockable },
      section: await catalogue.sectionOf(ad),
      actor: 'moderator',
      now,
    })
  await tx
    .update(ads)
    .set({ version: ad.version + 1 })
    .where(eq(ads.id, ad.id))

  return true
}

type Outcome = Readonly<{ isUpheld: boolean; isTakenBack: boolean; answer: string }>

/** Tells the advertiser how it ended, and those whose notice the decision came from when it is undone. */
const tell = async (
  tx: Transaction,
  parts: ModerationParts,
  decision: typeof adDecisions.$inferSelect,
  { isUpheld, isTakenBack, answer }: Outcome,
): Promise<void> => {
  const [ad] = await tx.select().from(ads).where(eq(ads.id, decision.adId))
  if (!ad) return
  await notifyAdvertiser(tx, parts, ad, { kind: 'appealed', isUpheld, answer })
  if (!isUpheld) return
  const undone = isTakenBack ? decision.measure : null
  await notifyReportersOfReversal(tx, parts.outbox, ad, decision, { undone, answer })
}

/**
 * Decides an appeal once more by somebody else; one that was right takes the decision back.
 * @throws Problem 403 when the moderator made that decision, 409 when somebody was quicker
 */
export const decideAppeal = async (
  parts: ModerationParts,
  id: number,
  body: VerdictBody,
  moderator: SignedIn,
): Promise<void> => {
  refuseFaults(fieldErrors(VerdictFormSchema, body))
  const catalogue = await parts.sections.catalogue()
  const now = parts.clock()
  const { verdict: state } = body
  const answer = body.answer.trim()
  const isUpheld = state === 'upheld'
  await parts.database.db.transaction(async (tx) => {
    const { decision } = await lockAppeal(tx, id, moderator)
    await tx
      .update(appeals)
      .set({ state, answer, decidedBy: moderator.userId, decidedAt: now })
      .where(eq(appeals.id, id))
    const isTakenBack = isUpheld && (await takeBack(tx, decision, catalogue, now))
    await tell(tx, parts, decision, { isUpheld, isTakenBack, answer })
    const detail = { adId: decision.adId, answer }
    await recordAudit(tx, moderator, { action: state, entity: 'appeal', entityId: id, detail }, now)
  })
}
