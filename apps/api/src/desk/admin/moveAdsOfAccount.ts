import { type AdGuards, adTransition } from '@inzrt/rules/ad'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { applyEvent } from '../../advertising/editing/applyEvent.ts'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import { adDecisions } from '../../platform/database/schema/adDecisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { lastBlocks } from '../deciding/lastBlocks.ts'

type Ad = typeof ads.$inferSelect

type Move = Readonly<{ userId: number; adminId: number; catalogue: SectionCatalogue; now: Date }>
type Decision =
  | Readonly<{ measure: 'blocked'; event: 'block'; facts: string }>
  | Readonly<{ measure: 'unblocked'; event: 'unblock'; facts: null }>

const adsOf = (tx: Transaction, userId: number): Promise<Ad[]> =>
  tx
    .select()
    .from(ads)
    .where(and(eq(ads.userId, userId), ne(ads.state, 'deleted')))
    .orderBy(asc(ads.id))
    .for('update')

const decide = async (
  tx: Transaction,
  { adminId, catalogue, now }: Move,
  moved: readonly Readonly<{ ad: Ad; guards?: Partial<AdGuards> }>[],
  { measure, event, facts }: Decision,
): Promise<void> => {
  if (moved.length === 0) return
  const ids = moved.map(({ ad }) => ad.id)
  // A moderator who still sees one as it was decides nothing.
  await tx
    .update(ads)
    .set({ version: sql`${ads.version} + 1` })
    .where(inArray(ads.id, ids))
  for (const { ad, guards = {} } of moved)
    await applyEvent(tx, {
      ad: { ...ad, stateReason: facts },
      event,
      guards,
      now,
      section: await catalogue.sectionOf(ad),
      actor: 'moderator',
    })
  await tx.insert(adDecisions).values(
    moved.map(({ ad }) => ({
      adId: ad.id,
      measure,
      facts,
      fromState: ad.state,
      decidedBy: adminId,
      decidedAt: now,
    })),
  )
}

/** Blocks all ads of an account that is blocked, for the reason it is. */
export const blockAdsOfAccount = async (
  tx: Transaction,
  move: Move,
  facts: string,
): Promise<void> => {
  const shown = (await adsOf(tx, move.userId)).filter(({ state }) => adTransition(state, 'block'))
  await decide(
    tx,
    move,
    shown.map((ad) => ({ ad })),
    { measure: 'blocked', event: 'block', facts },
  )
}

/** Returns what was blocked with its account to where it stood; an ad blocked for itself stays so. */
export const unblockAdsOfAccount = async (tx: Transaction, move: Move): Promise<void> => {
  const blocked = (await adsOf(tx, move.userId)).filter(({ state }) => state === 'blocked')
  const blocks = await lastBlocks(
    tx,
    blocked.map(({ id }) => id),
  )
  const returned = blocked.flatMap((ad) => {
    const block = blocks.get(ad.id)

    return block && !block.ground ? [{ ad, guards: { blockedFrom: block.from } }] : []
  })
  await decide(tx, move, returned, { measure: 'unblocked', event: 'unblock', facts: null })
}
