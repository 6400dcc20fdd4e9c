import { and, eq, ne } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** Anyone who opened the link of a text has the phone it went to. @returns the ad, or null when it is gone */
export const acceptPhone = async (tx: Transaction, adId: number, now: Date) => {
  const [ad] = await tx
    .update(ads)
    .set({ phoneVerifiedAt: now })
    .where(and(eq(ads.id, adId), ne(ads.state, 'deleted')))
    .returning()

  return ad ?? null
}
