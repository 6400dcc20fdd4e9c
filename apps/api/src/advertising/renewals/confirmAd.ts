import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { applyEvent } from '../editing/applyEvent.ts'
import { SINK_DAYS, UNANSWERED_MAX } from './freshness.ts'

type Confirmation = Readonly<{ section: SectionNode; now: Date }>

/** Notes that an ad holds: it gets its place back, and comes out again where silence paused it. */
export const confirmAd = async (
  tx: Transaction,
  ad: typeof ads.$inferSelect,
  { section, now }: Confirmation,
): Promise<void> => {
  const hasSunk = ad.unansweredAsks >= UNANSWERED_MAX
  const restored = new Date(ad.sortAt.getTime() + SINK_DAYS * DAY_MS)
  await tx
    .update(ads)
    .set({ confirmedAt: now, unansweredAsks: 0, ...(hasSunk && { sortAt: restored }) })
    .where(eq(ads.id, ad.id))
  if (ad.state === 'paused' && hasSunk)
    await applyEvent(tx, { ad, section, event: 'resume', actor: 'owner', now })
}
