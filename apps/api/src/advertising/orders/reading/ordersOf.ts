import { and, eq, inArray } from 'drizzle-orm'
import { orders } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { OrderRow } from './OrderRow.ts'

/** Orders of an ad that are in one of some states, kept from changing under us. */
export const ordersOf = (
  tx: Transaction,
  adId: number,
  states: readonly OrderRow['state'][],
): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.adId, adId), inArray(orders.state, [...states])))
    .orderBy(orders.id)
    .for('update')
