import { DAY_MS } from '@inzrt/domain/time'
import { and, asc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { isAfter } from '../../platform/database/isAfter.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import { inSequence } from '../../platform/jobs/inSequence.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { recipientOf } from './recipientOf.ts'

type Parts = Pick<OrderParts, 'database' | 'outbox' | 'links' | 'clock'>

const AHEAD_DAYS = 3
/** An end older than this is no news any more. */
const AFTER_DAYS = 2
const BATCH_SIZE = 200

type Due = Readonly<{ ad: typeof ads.$inferSelect; to: string | null }>

/**
 * Writes to advertisers three days before their ads end and once they have ended, each time once,
 * with a link that renews the ad without a login.
 */
export const notifyExpiring = async (
  { database, outbox, links, clock }: Parts,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const willEnd = and(
    eq(ads.state, 'published'),
    gt(ads.validUntil, now),
    lte(ads.validUntil, inDays(AHEAD_DAYS)),
    sql`${ads.endToldOf} is distinct from ${ads.validUntil}`,
  )
  // Told once more: the moment after the end stands for it.
  const toldOfOver = sql`${ads.validUntil} + interval '1 second'`
  const isOver = and(
    eq(ads.state, 'expired'),
    lte(ads.validUntil, now),
    gt(ads.validUntil, inDays(-AFTER_DAYS)),
    sql`${ads.endToldOf} is distinct from ${toldOfOver}`,
  )

  const find = (tx: Transaction, which: SQL | undefined, after: Due | undefined) =>
    tx
      .select({ ad: ads, to: recipientOf })
      .from(ads)
      .leftJoin(users, eq(users.id, ads.userId))
      .where(
        and(
          which,
          isNotNull(recipientOf),
          isAfter([ads.validUntil, ads.id], after && [after.ad.validUntil, after.ad.id]),
        ),
      )
      .orderBy(asc(ads.validUntil), asc(ads.id))
      .limit(BATCH_SIZE)
      .for('update', { of: ads, skipLocked: true })
  const treat = async (tx: Transaction, { ad, to }: Due) => {
    if (!to || !ad.validUntil) return
    const hasEnded = ad.state === 'expired'
    await tx
      .update(ads)
      .set({ endToldOf: hasEnded ? toldOfOver : ad.validUntil })
      .where(eq(ads.id, ad.id))
    await outbox.enqueue(tx, {
      channel: 'email',
      brand: ad.brandCode,
      to,
      userId: ad.userId,
      template: hasEnded ? 'adExpired' : 'adExpiring',
      payload: {
        heading: ad.heading,
        slug: ad.slug,
        validUntil: ad.validUntil.toISOString(),
        token: links.sign('renew', ad.id, ad.validUntil),
      },
    })
  }
  const notifyAll = (work: string, which: SQL | undefined) => () =>
    drainEach<Due>(
      database,
      { work, treat, keyOf: ({ ad }) => ad.id, find: (tx, after) => find(tx, which, after) },
      turn,
    )
  const [ahead, after] = await inSequence([
    notifyAll('tell of coming end', willEnd),
    notifyAll('tell of end', isOver),
  ])

  return ahead + after
}
