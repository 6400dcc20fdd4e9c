import { and, asc, eq } from 'drizzle-orm'
import { creditEntriesOf } from '../../advertising/orders/credit/creditEntriesOf.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { creditEntries } from '../../platform/database/schema/creditEntries.ts'
import { invoices } from '../../platform/database/schema/invoices.ts'
import { orderItems, orders } from '../../platform/database/schema/orders.ts'
import { receipts } from '../../platform/database/schema/receipts.ts'

const ordersOf = ({ db }: Database, userId: number) =>
  db
    .select({
      publicNo: orders.publicNo,
      kind: orders.kind,
      state: orders.state,
      paymentMethod: orders.paymentMethod,
      item: orderItems.label,
      price: orderItems.unitPrice,
      discount: orderItems.discount,
      currency: orders.currency,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id), asc(orderItems.id))

const creditOf = async ({ db }: Database, userId: number) => {
  const entries = await creditEntriesOf(db, userId).orderBy(asc(creditEntries.id))

  return entries.map(({ publicNo: order, ...entry }) => ({ ...entry, order }))
}

const invoicesOf = ({ db }: Database, userId: number) =>
  db
    .select({
      number: receipts.number,
      order: orders.publicNo,
      total: invoices.total,
      takenBack: invoices.takenBack,
      issuedAt: receipts.issuedAt,
      dueAt: invoices.dueAt,
      paidAt: invoices.paidAt,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(receipts, and(eq(receipts.orderId, orders.id), eq(receipts.kind, 'invoice')))
    .where(eq(invoices.userId, userId))
    .orderBy(asc(invoices.orderId))

/** What a user ordered, and how it was paid: by invoices and from credit. */
export const exportPayments = async (database: Database, userId: number) => ({
  orders: await ordersOf(database, userId),
  invoices: await invoicesOf(database, userId),
  credit: await creditOf(database, userId),
})
