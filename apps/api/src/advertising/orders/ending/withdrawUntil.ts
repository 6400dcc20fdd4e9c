import { WITHDRAWAL_DAYS } from '@inzrt/domain/limits'
import { validUntil } from '@inzrt/domain/time'
import type { OrderRecord } from '../reading/OrderRecord.ts'

/** Days within which a consumer may withdraw from a contract made at a distance (§ 1829 OZ). */

/** Until when a paid order can be withdrawn from; null when it cannot. Businesses are no consumers. */
export const withdrawUntil = (
  { order, ordererKind }: Pick<OrderRecord, 'order' | 'ordererKind'>,
  now: Date,
): Date | null => {
  const isPaid = order.total > 0 && (order.state === 'paid' || order.state === 'fulfilled')
  if (!isPaid || ordererKind === 'business') return null
  const until = validUntil({ days: WITHDRAWAL_DAYS }, order.createdAt)

  return until > now ? until : null
}
