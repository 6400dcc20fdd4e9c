import { and, eq, ne } from 'drizzle-orm'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Proved = Readonly<{ adId: number; email: string | null; now: Date }>

const alive = (adId: number) => and(eq(ads.id, adId), ne(ads.state, 'deleted'))

/**
 * The address is its advertiser's: from now on the ad has it. The former one is told, so that nobody
 * loses an ad in silence.
 * @returns the ad, or null when there is none any more
 */
export const acceptEmail = async (
  tx: Transaction,
  outbox: Outbox,
  { adId, email, now }: Proved,
) => {
  const [former] = await tx.select().from(ads).where(alive(adId)).for('update')
  if (!former) return null
  const [ad] = await tx
    .update(ads)
    .set({ email: email ?? former.email, emailVerifiedAt: now })
    .where(eq(ads.id, adId))
    .returning()
  if (former.email && former.emailVerifiedAt && former.email !== ad?.email)
    await outbox.enqueue(tx, {
      channel: 'email',
      brand: former.brandCode,
      to: former.email,
      template: 'adEmailChanged',
      payload: { heading: former.heading },
    })

  return ad ?? null
}
