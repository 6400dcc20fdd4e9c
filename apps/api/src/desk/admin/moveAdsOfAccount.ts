import { type AdBlockable, adTransition } from '@inzrt/domain/ad'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { applyEvent } from '../../advertising/editing/applyEvent.ts'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import { adDecisions } from '../../platform/database/schema/adDecisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Ad = typeof ads.$inferSelect

type Move = Readonly<{ userId: number; adminId: number; catalogue: SectionCatalogue; now: Date }>

const adsOf = (tx: Transaction, userId: number): Promise<Ad[]> =>
  tx
    .select()
    .from(ads)
    .where(and(eq(ads.userId, userId), ne(ads.state, 'deleted')))
    .orderBy(asc(ads.id))
    .for('update')

/** The last block of an ad: one that came with its account's has no ground of its own. */
const lastBlock = async (tx: Transaction, adId: number) => {
  const [block] = await tx
    .select({ ground: adDecisions.ground, fromState: adDecisions.fromState })
    .from(adDecisions)
    .where(and(eq(adDecisions.adId, adId), eq(adDecisions.measure, 'blocked')))
    .orderBy(desc(adDecisions.id))
    .limit(1)

  return block
}

const decide = async (
  tx: Transaction,
  { adminId, catalogue, now }: Move,
  ad: Ad,
  decision: Readonly<{ measure: 'blocked' | 'unblocked'; facts: string | null }>,
  blockedFrom: AdBlockable | null = null,
): Promise<void> => {
  // A moderator who still sees it as it was decides nothing.
  await tx
    .update(ads)
    .set({ version: ad.version + 1 })
    .where(eq(ads.id, ad.id))
  await applyEvent(tx, {
    ad: { ...ad, stateReason: decision.facts },
    event: decision.measure === 'blocked' ? 'block' : 'unblock',
    guards: { blockedFrom },
    section: catalogue.byId(ad.sectionId),
    actor: 'moderator',
    now,
  })
  await tx
    .insert(adDecisions)
    .values({ ...decision, adId: ad.id, fromState: ad.state, decidedBy: adminId, decidedAt: now })
}

/** Blocks all ads of an account that is blocked, for the reason it is. */
export const blockAdsOfAccount = async (
  tx: Transaction,
  move: Move,
  facts: string,
): Promise<void> => {
  for (const ad of await adsOf(tx, move.userId))
    if (adTransition(ad.state, 'block')) await decide(tx, move, ad, { measure: 'blocked', facts })
}

/** Returns what was blocked with its account to where it stood; an ad blocked for itself stays so. */
export const unblockAdsOfAccount = async (tx: Transaction, move: Move): Promise<void> => {
  for (const ad of await adsOf(tx, move.userId)) {
    const block = ad.state === 'blocked' ? await lastBlock(tx, ad.id) : undefined
    if (!block || block.ground) continue
    const from = block.fromState as AdBlockable
    await decide(tx, move, ad, { measure: 'unblocked', facts: null }, from)
  }
}
