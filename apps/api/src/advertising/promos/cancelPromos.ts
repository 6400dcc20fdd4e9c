import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { adPromos } from '../../platform/database/schema/adPromos.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** What waited behind the cancelled one moves up, so that nobody has its time without paying for it. */
const closeGaps = async (tx: Transaction, adId: number, now: Date): Promise<void> => {
  const active = await tx
    .select()
    .from(adPromos)
    .where(and(eq(adPromos.adId, adId), eq(adPromos.state, 'active')))
    .orderBy(asc(adPromos.startsAt), asc(adPromos.id))
  const freeFrom = new Map<number, number>()
  for (const { id, promoId, startsAt, endsAt } of active) {
    if (!startsAt || !endsAt) continue
    const earliest = freeFrom.get(promoId) ?? now.getTime()
    const gap = Math.max(0, startsAt.getTime() - earliest)
    const moved = {
      startsAt: new Date(startsAt.getTime() - gap),
      endsAt: new Date(endsAt.getTime() - gap),
    }
    if (gap > 0) await tx.update(adPromos).set(moved).where(eq(adPromos.id, id))
    freeFrom.set(promoId, Math.max(earliest, moved.endsAt.getTime()))
  }
}

/** Takes an order's promotions off its ad; others of the same kind go on, as long as they were bought for. */
export const cancelPromos = async (
  tx: Transaction,
  adId: number,
  orderId: number,
  now: Date,
): Promise<void> => {
  await tx
    .update(adPromos)
    .set({ state: 'cancelled', endsAt: sql`least(${adPromos.endsAt}, ${now}::timestamptz)` })
    .where(and(eq(adPromos.orderId, orderId), inArray(adPromos.state, ['waiting', 'active'])))
  await closeGaps(tx, adId, now)
  const lastOf = (code: string) => sql`(
    select max(p.ends_at) from ad_promos p join promo_kinds k on k.id = p.promo_id
    where p.ad_id = ${adId} and p.state = 'active' and k.code = ${code})`
  // An ad that is topped no longer goes back to its age: the place at the top is given back, too.
  await tx.execute(sql`
    update ads set highlighted_until = ${lastOf('highlighting')}, topped_until = ${lastOf('topping')},
      sort_at = case when topped_until is not null and ${lastOf('topping')} is null
        then least(sort_at, published_at) else sort_at end
    where id = ${adId}`)
}
