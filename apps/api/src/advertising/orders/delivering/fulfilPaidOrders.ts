import type { ads } from '../../../platform/database/schema/ads.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { moveOrder } from '../moveOrder.ts'
import { ordersOf } from '../reading/ordersOf.ts'

type Published = Pick<typeof ads.$inferSelect, 'id' | 'validUntil'>

/** What was paid for an ad is delivered once it is published. */
export const fulfilPaidOrders = async (
  tx: Transaction,
  ad: Published,
  now: Date,
): Promise<void> => {
  for (const order of await ordersOf(tx, ad.id, ['paid']))
    await moveOrder(tx, order, {
      event: 'fulfil',
      actor: 'system',
      now,
      also: { fulfilledAt: now, serviceFrom: now, serviceUntil: ad.validUntil },
    })
}
