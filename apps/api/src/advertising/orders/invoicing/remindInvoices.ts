import { INVOICE_REMINDER_DAYS } from '@inzrt/rules/order'
import { and, asc, eq, sql } from 'drizzle-orm'
import { isAfter } from '../../../platform/database/isAfter.ts'
import { ads } from '../../../platform/database/schema/ads.ts'
import { invoices } from '../../../platform/database/schema/invoices.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import { receipts } from '../../../platform/database/schema/receipts.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { drainEach } from '../../../platform/jobs/drainEach.ts'
import type { OrderParts } from '../OrderParts.ts'
import { remindOfInvoice } from '../orderLetters.ts'
import { isOwed, owedOf } from './isOwed.ts'

const BATCH_SIZE = 200

/** How many reminders an invoice should have had by now. */
const remindersDue = (now: Date) =>
  sql<number>`(${sql.join(
    INVOICE_REMINDER_DAYS.map(
      (days) =>
        sql`(${invoices.dueAt} + make_interval(days => ${days}::int) <= ${now.toISOString()}::timestamptz)::int`,
    ),
    sql` + `,
  )})`

/**
 * Reminds of invoices before they are due and after. One whose time passed unseen is left out for the later one; none
 * is sent again, whatever the clock does.
 */
export const remindInvoices = async (
  parts: Pick<OrderParts, 'database' | 'outbox' | 'access' | 'clock'>,
  turn?: AbortSignal,
): Promise<number> => {
  const { database, clock } = parts
  const now = clock()
  const time = remindersDue(now)

  const readDue = (tx: Transaction, after?: Readonly<{ invoice: typeof invoices.$inferSelect }>) =>
    tx
      .select({ invoice: invoices, order: orders, ad: ads, receipt: receipts, time })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .leftJoin(ads, eq(ads.id, orders.adId))
      .innerJoin(receipts, and(eq(receipts.orderId, orders.id), eq(receipts.kind, 'invoice')))
      .where(
        and(
          isOwed,
          sql`${time} > ${invoices.remindersSent}`,
          isAfter(
            [invoices.dueAt, invoices.orderId],
            after && [after.invoice.dueAt, after.invoice.orderId],
          ),
        ),
      )
      .orderBy(asc(invoices.dueAt), asc(invoices.orderId))
      .limit(BATCH_SIZE)
      .for('update', { of: invoices, skipLocked: true })
  type Due = Awaited<ReturnType<typeof readDue>>[number]

  const treat = async (tx: Transaction, { invoice, order, ad, receipt, time: sent }: Due) => {
    const { orderId, dueAt } = invoice
    const isIt = eq(invoices.orderId, orderId)
    await tx.update(invoices).set({ remindersSent: sent }).where(isIt)
    await remindOfInvoice(tx, parts, {
      order,
      ad,
      time: sent,
      isLate: dueAt < now,
      account: receipt.supplier.account ?? '',
      invoice: { number: receipt.number, owed: owedOf(invoice), dueAt },
    })
  }
  const keyOf = ({ order }: Due) => order.id

  return drainEach<Due>(database, { work: 'remind of invoice', keyOf, find: readDue, treat }, turn)
}
