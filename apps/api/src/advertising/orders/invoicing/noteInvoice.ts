import { DAY_MS } from '@inzrt/domain/time'
import { INVOICE_UNDO_DAYS } from '@inzrt/rules/order'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/audit/recordAudit.ts'
import type { Clock } from '../../../platform/clock/Clock.ts'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { invoices } from '../../../platform/database/schema/invoices.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import { receipts } from '../../../platform/database/schema/receipts.ts'
import type { SignedIn } from '../../../platform/http/SignedIn.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { cannotNoteInvoice, invoiceNotFound } from './invoiceProblems.ts'
import { owedOf } from './isOwed.ts'

type Invoice = typeof invoices.$inferSelect

/** Invoices marked paid later than this can become unpaid again. */
export const unpaidSince = (now: Date): Date => new Date(now.getTime() - INVOICE_UNDO_DAYS * DAY_MS)

/** Not once money is on its way back for it: that would be sent for nothing. */
export const canBeUnpaid = (
  { paidAt, takenBack }: Invoice,
  { refundAmount }: Pick<OrderRow, 'refundAmount'>,
  now: Date,
): boolean => paidAt !== null && paidAt > unpaidSince(now) && (refundAmount ?? 0) === takenBack

type Noted = Readonly<{ id: number; isPaid: boolean }>

/**
 * Notes that the money for an invoice came, or that it had not come after all, and by whom that was said.
 * @throws Problem 404 when there is no such invoice, 409 when it is as said already, or too late
 */
export const noteInvoice = (
  { database, clock }: Readonly<{ database: Database; clock: Clock }>,
  { id, isPaid }: Noted,
  admin: SignedIn,
): Promise<void> =>
  database.db.transaction(async (tx) => {
    const now = clock()
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    const isIt = eq(invoices.orderId, id)
    const [invoice] = await tx.select().from(invoices).where(isIt).for('update')
    const [receipt] = await tx
      .select({ number: receipts.number })
      .from(receipts)
      .where(and(eq(receipts.orderId, id), eq(receipts.kind, 'invoice')))
    if (!order || !invoice || !receipt) throw invoiceNotFound()
    if (isPaid ? owedOf(invoice) === 0 : !canBeUnpaid(invoice, order, now))
      throw cannotNoteInvoice()
    await tx
      .update(invoices)
      .set({ paidAt: isPaid ? now : null })
      .where(isIt)
    const detail = { note: receipt.number, amount: invoice.total - invoice.takenBack }
    const action = isPaid ? 'paid' : 'unpaid'
    await recordAudit(tx, admin, { action, entity: 'invoice', entityId: id, detail }, now)
  })
