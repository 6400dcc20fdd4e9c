import { DAY_MS } from '@inzrt/domain/time'
import { and, asc, eq, max } from 'drizzle-orm'
import { adPromos } from '../../platform/database/schema/adPromos.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { promoKinds } from '../../platform/database/schema/promos.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** Where lists see until when a promotion runs. */
const RUNS_UNTIL = { highlighting: 'highlightedUntil', topping: 'toppedUntil' } as const

/** A promotion bought while one of its kind runs begins when that ends. */
const beginningOf = async (tx: Transaction, adId: number, promoId: number, now: Date) => {
  const [running] = await tx
    .select({ endsAt: max(adPromos.endsAt) })
    .from(adPromos)
    .where(
      and(eq(adPromos.adId, adId), eq(adPromos.promoId, promoId), eq(adPromos.state, 'active')),
    )

  return running?.endsAt && running.endsAt > now ? running.endsAt : now
}

/** Starts the promotions an ad has waiting, since now it is seen; a topped ad goes to the top. */
export const startPromos = async (tx: Transaction, adId: number, now: Date): Promise<void> => {
  const waiting = await tx
    .select({ id: adPromos.id, kind: promoKinds })
    .from(adPromos)
    .innerJoin(promoKinds, eq(promoKinds.id, adPromos.promoId))
    .where(and(eq(adPromos.adId, adId), eq(adPromos.state, 'waiting')))
    .orderBy(asc(adPromos.id))
  for (const { id, kind } of waiting) {
    const startsAt = await beginningOf(tx, adId, kind.id, now)
    const endsAt = new Date(startsAt.getTime() + kind.days * DAY_MS)
    await tx.update(adPromos).set({ state: 'active', startsAt, endsAt }).where(eq(adPromos.id, id))
    await tx
      .update(ads)
      .set({ [RUNS_UNTIL[kind.code]]: endsAt, ...(kind.code === 'topping' && { sortAt: now }) })
      .where(eq(ads.id, adId))
  }
}
