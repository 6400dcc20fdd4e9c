import type { AdminInvoice } from '@inzrt/contracts/desk/invoice'
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { invoices } from '../../platform/database/schema/invoices.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { receipts } from '../../platform/database/schema/receipts.ts'
import { isOwed, owedOf, owedSum } from '../orders/invoicing/isOwed.ts'
import { canBeUnpaid, unpaidSince } from '../orders/invoicing/noteInvoice.ts'

const MOST = 200

/** What is owed for invoices, in all and late, and the invoices themselves: the ones due first, then those just paid. */
export const listInvoices = async ({
  database: { db },
  clock,
}: Readonly<{ database: Database; clock: Clock }>) => {
  const now = clock()

  const sumOf = async (which: SQL | undefined) => {
    const [sum] = await db
      .select({ count: sql<number>`count(*)::int`, owed: owedSum })
      .from(invoices)
      .where(which)

    return { count: sum?.count ?? 0, owed: Number(sum?.owed ?? 0) }
  }

  const read = (which: SQL | undefined, ...order: SQL[]) =>
    db
      .select({ invoice: invoices, order: orders, receipt: receipts })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .innerJoin(receipts, and(eq(receipts.orderId, orders.id), eq(receipts.kind, 'invoice')))
      .where(which)
      .orderBy(...order)
      .limit(MOST)

  const [open, late, owed, paid] = await Promise.all([
    sumOf(isOwed),
    sumOf(and(isOwed, lt(invoices.dueAt, now))),
    read(isOwed, asc(invoices.dueAt), asc(invoices.orderId)),
    read(gt(invoices.paidAt, unpaidSince(now)), desc(invoices.paidAt), desc(invoices.orderId)),
  ])

  return {
    open,
    late,
    invoices: [...owed, ...paid].map(
      ({ invoice, order, receipt }): AdminInvoice => ({
        id: order.id,
        publicNo: order.publicNo,
        number: receipt.number,
        customer: receipt.customer.name,
        companyId: receipt.customer.companyId,
        total: invoice.total,
        owed: owedOf(invoice),
        dueAt: invoice.dueAt.toISOString(),
        isLate: invoice.paidAt === null && invoice.dueAt < now,
        paidAt: invoice.paidAt?.toISOString() ?? null,
        canBeUnpaid: canBeUnpaid(invoice, order, now),
      }),
    ),
  }
}
