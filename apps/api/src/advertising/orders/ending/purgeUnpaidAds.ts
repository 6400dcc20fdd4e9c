import { DAY_MS } from '@inzrt/domain/time'
import { and, eq, lte, notExists, sql } from 'drizzle-orm'
import { ads } from '../../../platform/database/schema/ads.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import { type EndingParts, endAds } from '../../editing/endAds.ts'

const RETENTION_DAYS = 7

/** Deletes ads that nobody paid for in seven days, and their contacts with them. */
export const purgeUnpaidAds = (parts: EndingParts, turn?: AbortSignal): Promise<number> => {
  const before = new Date(parts.clock().getTime() - RETENTION_DAYS * DAY_MS)
  const waiting = parts.database.db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.adId, ads.id), eq(orders.state, 'awaiting_payment')))
  const which = and(
    eq(ads.state, 'waiting_payment'),
    lte(ads.createdAt, before),
    notExists(waiting),
  )

  return endAds(parts, { event: 'orderExpired', which }, turn)
}
