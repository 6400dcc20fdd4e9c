import { and, eq, inArray, sql } from 'drizzle-orm'
import { adPromos } from '../database/schema/adPromos.ts'
import type { Transaction } from '../database/Transaction.ts'

/** Takes an order's promotions off its ad; others of the same kind go on as bought. */
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
  const lastOf = (code: string) => sql`(
    select max(p.ends_at) from ad_promos p join promo_kinds k on k.id = p.promo_id
    where p.ad_id = ${adId} and p.state = 'active' and k.code = ${code})`
  await tx.execute(sql`
    update ads set highlighted_until = ${lastOf('highlighting')}, topped_until = ${lastOf('topping')}
    where id = ${adId}`)
}
