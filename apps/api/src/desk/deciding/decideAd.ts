import { isDeepStrictEqual } from 'node:util'
import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import { and, desc, eq, ne } from 'drizzle-orm'
import { type AdRevision, findRevision } from '../../advertising/editing/adRevision.ts'
import type { NewsParts } from '../../messages/decisions/News.ts'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { randomToken } from '../../platform/crypto/randomToken.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { type AdChange, adDecisions } from '../../platform/database/schema/adDecisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { isContested } from '../appeals/appeals.repository.ts'
import {
  adIsGone,
  appealIsOpen,
  changedSinceRead,
  type LastDecider,
  ownAd,
} from '../moderationProblems.ts'
import type { AdDecision } from './AdDecision.ts'
import { changeAd } from './changeAd.ts'
import { checkDecision } from './checkDecision.ts'
import { moveAd } from './moveAd.ts'
import { notifyOfDecision } from './notifyOfDecision.ts'

type Ad = typeof ads.$inferSelect

/** The ad as it was read, kept from changing under us. */
const lockAsRead = async (tx: Transaction, { id, version, moderator }: AdDecision): Promise<Ad> => {
  const isThere = and(eq(ads.id, id), ne(ads.state, 'deleted'))
  const [ad] = await tx.select().from(ads).where(isThere).for('update')
  if (!ad) throw adIsGone()
  if (ad.userId === moderator.userId) throw ownAd()
  if (ad.version !== version) throw changedSinceRead(await lastDecider(tx, id, moderator.userId))
  const [locked] = await tx
    .update(ads)
    .set({ version: version + 1 })
    .where(eq(ads.id, id))
    .returning()

  return locked ?? ad
}

const lastDecider = async (
  tx: Transaction,
  adId: number,
  me: number,
): Promise<LastDecider | null> => {
  const [last] = await tx
    .select({ id: users.id, nickname: users.nickname })
    .from(adDecisions)
    .innerJoin(users, eq(users.id, adDecisions.decidedBy))
    .where(eq(adDecisions.adId, adId))
    .orderBy(desc(adDecisions.id))
    .limit(1)

  return last ? { isOwn: last.id === me, nickname: last.nickname } : null
}

/** The change a decision is about; null: it is about the ad itself. */
const decidedChange = async (
  tx: Transaction,
  ad: Ad,
  { measure }: DecisionBody,
): Promise<AdRevision | null> =>
  measure === 'approved' || measure === 'rejected' ? findRevision(tx, ad.id) : null

const shownOf = ({ heading, content, attributes, sectionId }: Ad) => ({
  heading,
  content,
  attributes,
  sectionId,
})
const groundOf = (decision: DecisionBody) => ('ground' in decision ? decision.ground : null)
const factsOf = (decision: DecisionBody) =>
  ('facts' in decision ? decision.facts?.trim() : null) || null

/** What a change left and found; of a refused one what it would have left. */
const changeOf = (
  ad: Ad,
  changed: Ad,
  { measure }: DecisionBody,
  revision: AdRevision | null,
): AdChange | null => {
  if (measure === 'moved' || measure === 'edited')
    return { before: shownOf(ad), after: shownOf(changed) }
  if (measure !== 'rejected' || !revision) return null

  const { heading, content, attributes } = revision

  return { before: shownOf(ad), after: { ...shownOf(ad), heading, content, attributes } }
}

/** What of an ad became different; its text and attributes by name alone, for the log outlives it. */
const changesOf = async (before: Ad, after: Ad, { catalogue }: AdDecision) => ({
  ...(before.sectionId !== after.sectionId && {
    section: {
      was: (await catalogue.sectionOf(before)).name,
      is: (await catalogue.sectionOf(after)).name,
    },
  }),
  heading:
    before.heading === after.heading ? before.heading : { was: before.heading, is: after.heading },
  texts: [
    ...(before.content === after.content ? [] : ['content']),
    ...(isDeepStrictEqual(before.attributes, after.attributes) ? [] : ['attributes']),
  ],
})

/**
 * Decides about an ad in the caller's transaction: its state, the statement of reasons, the letter and
 * the audit log go together.
 * @returns id of the decision
 * @throws Problem 404 deleted, 409 not as it was read, 403 one's own, 422 without reasons
 */
export const decideAd = async (
  tx: Transaction,
  parts: NewsParts,
  asked: AdDecision,
): Promise<number> => {
  const { decision, moderator, now } = asked
  checkDecision(decision)
  const ad = await lockAsRead(tx, asked)
  if (decision.measure === 'unblocked' && (await isContested(tx, ad.id))) throw appealIsOpen()
  const isChange = decision.measure === 'moved' || decision.measure === 'edited'
  const revision = await decidedChange(tx, ad, decision)
  const changed = isChange
    ? await changeAd(tx, ad, decision, asked)
    : await moveAd(tx, ad, decision, asked, revision !== null)
  const token = isChange || groundOf(decision) ? randomToken() : null
  const [kept] = await tx
    .insert(adDecisions)
    .values({
      adId: ad.id,
      measure: decision.measure,
      ground: groundOf(decision),
      facts: factsOf(decision),
      fromState: ad.state,
      change: changeOf(ad, changed, decision, revision),
      decidedBy: moderator.userId,
      decidedAt: now,
      appealTokenHash: token && sha256(token),
    })
    .returning({ id: adDecisions.id })
  await notifyOfDecision(tx, parts, { ...asked, ad: changed, before: ad, revision, token })
  await recordAudit(
    tx,
    moderator,
    {
      action: decision.measure,
      entity: 'ad',
      entityId: ad.id,
      detail: {
        from: ad.state,
        to: changed.state,
        measure: decision.measure,
        ground: groundOf(decision),
        facts: factsOf(decision),
        ...(await changesOf(ad, changed, asked)),
      },
    },
    now,
  )

  return kept?.id ?? 0
}
