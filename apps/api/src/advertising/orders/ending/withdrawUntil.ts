import { validUntil } from '@inzrt/domain/time'
import { WITHDRAWAL_DAYS } from '@inzrt/rules/limits'
import type { OrderRecord } from '../reading/OrderRecord.ts'

/** Until when a paid order can be withdrawn from (§ 1829 OZ); null when it cannot. Companies are no consumers. */
export const withdrawUntil = ({ order }: Pick<OrderRecord, 'order'>, now: Date): Date | null => {
  const isPaid = order.total > 0 && (order.state === 'paid' || order.state === 'fulfilled')
  if (!isPaid || order.companyId !== null) return null
  const until = validUntil({ days: WITHDRAWAL_DAYS }, order.createdAt)

  return until > now ? until : null
}
