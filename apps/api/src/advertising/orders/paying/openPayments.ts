import { and, eq, notInArray, sql } from 'drizzle-orm'
import { orders } from '../../../platform/database/schema/orders.ts'
import { payments } from '../../../platform/database/schema/payments.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { PaymentRow } from '../reading/OrderRow.ts'

/** An attempt in one of these states takes no money any more; one that expired still may. */
const ENDED: PaymentRow['state'][] = ['declined', 'cancelled']

/** Attempts to pay an order of the query around it that may still bring money. */
export const openPayments = (tx: Transaction) =>
  tx
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), notInArray(payments.state, ENDED)))
