import { asc, eq } from 'drizzle-orm'
import { orderItems } from '../../../platform/database/schema/orders.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { OrderItemRow } from '../reading/OrderRow.ts'

/** The lines of an order, as they were ordered. */
export const itemsOf = (
  db: Pick<Transaction, 'select'>,
  orderId: number,
): Promise<OrderItemRow[]> =>
  db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id))
