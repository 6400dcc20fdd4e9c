import type { AppealVerdictBody } from '@inzrt/contracts/desk/appeal'
import type { AdBlockable } from '@inzrt/domain/ad'
import { eq } from 'drizzle-orm'
import { applyEvent } from '../../advertising/editing/applyEvent.ts'
import { recordAudit } from '../../audit/recordAudit.ts'
import { adDecisions, appeals } from '../../database/schema/adDecisions.ts'
import { ads } from '../../database/schema/ads.ts'
import type { Transaction } from '../../database/Transaction.ts'
import { invalidFields } from '../../errors/problems.ts'
import type { SectionCatalogue } from '../../sections/SectionCatalogue.ts'
import type { SignedIn } from '../../sessions/SignedIn.ts'
import { writeAd } from '../deciding/changeAd.ts'
import { tellAdvertiser } from '../deciding/tellAdvertiser.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { appealDecided, appealNotFound, ownDecision } from '../moderationProblems.ts'

const ANSWER_MIN = 10

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

/** Nothing else has happened to the ad since. */
const isAsDecided = (
  ad: typeof ads.$inferSelect,
  { measure, change }: typeof adDecisions.$inferSelect,
): boolean => {
  if (!change) return ad.state === measure
  const { heading, content, sectionId } = change.after

  return (
    ad.state !== 'deleted' &&
    ad.heading === heading &&
    ad.content === content &&
    ad.sectionId === sectionId
  )
}

/** Takes a decision back, unless something else happened to the ad since. */
const takeBack = async (
  tx: Transaction,
  decision: typeof adDecisions.$inferSelect,
  catalogue: SectionCatalogue,
  now: Date,
): Promise<void> => {
  const [ad] = await tx.select().from(ads).where(eq(ads.id, decision.adId)).for('update')
  if (!ad || !isAsDecided(ad, decision)) return
  const { change } = decision
  if (change) {
    const section = catalogue.byId(change.before.sectionId)
    await writeAd(tx, ad, { ...change.before, section, now })
  } else
    await applyEvent(tx, {
      ad,
      event: EVENTS[ad.state as keyof typeof EVENTS],
      guards: { blockedFrom: decision.fromState as AdBlockable },
      section: catalogue.byId(ad.sectionId),
      ...{ actor: 'moderator', now },
    })
  await tx
    .update(ads)
    .set({ version: ad.version + 1 })
    .where(eq(ads.id, ad.id))
}

const tell = async (
  tx: Transaction,
  parts: ModerationParts,
  adId: number,
  { verdict, answer }: AppealVerdictBody,
): Promise<void> => {
  const [ad] = await tx.select().from(ads).where(eq(ads.id, adId))
  const isUpheld = verdict === 'upheld'
  if (ad) await tellAdvertiser(tx, parts, ad, { kind: 'appealed', isUpheld, answer: answer.trim() })
}

/**
 * Decides an appeal once more by somebody else; one that was right takes the decision back.
 * @throws Problem 403 when the moderator made that decision, 409 when somebody was quicker
 */
export const decideAppeal = async (
  parts: ModerationParts,
  id: number,
  body: AppealVerdictBody,
  moderator: SignedIn,
): Promise<void> => {
  if (body.answer.trim().length < ANSWER_MIN)
    throw invalidFields({
      answer: ['Napište inzerentovi, proč jste tak rozhodli (aspoň 10 znaků).'],
    })
  const catalogue = await parts.sections.catalogue()
  const now = parts.clock()
  const { verdict: state, answer } = body
  await parts.database.db.transaction(async (tx) => {
    const { decision } = await lockAppeal(tx, id, moderator)
    await tx
      .update(appeals)
      .set({ state, answer: answer.trim(), decidedBy: moderator.userId, decidedAt: now })
      .where(eq(appeals.id, id))
    if (state === 'upheld') await takeBack(tx, decision, catalogue, now)
    await tell(tx, parts, decision.adId, body)
    const detail = { adId: decision.adId, answer }
    await recordAudit(tx, moderator, { action: state, entity: 'appeal', entityId: id, detail }, now)
  })
}
