import { and, eq, sql } from 'drizzle-orm'
import { adPromos } from '../../platform/database/schema/adPromos.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** Ends the promotions of an ad that nobody is to see any more. */
export const endPromos = async (tx: Transaction, adId: number, now: Date): Promise<void> => {
  const ofAd = (state: 'active' | 'waiting') =>
    and(eq(adPromos.adId, adId), eq(adPromos.state, state))
  await tx
    .update(adPromos)
    .set({ state: 'ended', endsAt: sql`least(${adPromos.endsAt}, ${now}::timestamptz)` })
    .where(ofAd('active'))
  await tx.update(adPromos).set({ state: 'cancelled' }).where(ofAd('waiting'))
}
