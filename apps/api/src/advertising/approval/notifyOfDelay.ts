import { addWorkingDays, DAY_MS } from '@inzrt/domain/time'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { addressOf } from '../../messages/decisions/notifyAdvertiser.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { PROMISED_DAYS, waitsSince } from './waitsSince.ts'

const BATCH_SIZE = 200

type Waiting = Readonly<{ ad: typeof ads.$inferSelect; since: Date }>

/**
 * Apologises once to the advertiser whose ad nobody has read within the days we promised, and notes it: the ad is
 * out for a day longer then.
 */
export const notifyOfDelay = async (
  { database, outbox, clock }: Pick<OrderParts, 'database' | 'outbox' | 'clock'>,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const before = new Date(now.getTime() - PROMISED_DAYS * DAY_MS)

  let apologies = 0
  const find = (tx: Transaction, after: Waiting | undefined) =>
    tx
      .select({ ad: ads, since: waitsSince })
      .from(ads)
      .where(
        and(
          eq(ads.state, 'waiting_approval'),
          isNull(ads.apologisedAt),
          lte(ads.updatedAt, before),
          isAfter([ads.updatedAt, ads.id], after && [after.ad.updatedAt, after.ad.id]),
        ),
      )
      .orderBy(asc(ads.updatedAt), asc(ads.id))
      .limit(BATCH_SIZE)
      .for('update', { of: ads, skipLocked: true })
  const treat = async (tx: Transaction, { ad, since }: Waiting) => {
    if (addWorkingDays(since, PROMISED_DAYS) >= now) return
    await tx.update(ads).set({ apologisedAt: now }).where(eq(ads.id, ad.id))
    await outbox.enqueue(tx, {
      channel: 'email',
      brand: ad.brandCode,
      template: 'adDelayed',
      to: await addressOf(tx, ad),
      userId: ad.userId,
      payload: { heading: ad.heading, slug: ad.slug },
    })
    apologies += 1
  }
  const keyOf = ({ ad }: Waiting) => ad.id
  await drainEach(database, { work: 'apologise for delay', keyOf, find, treat }, turn)

  return apologies
}
