import { eq } from 'drizzle-orm'
import { invoices } from '../../../platform/database/schema/invoices.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { issueCreditNote } from '../receipts/issueCreditNote.ts'

/**
 * Takes back a part of an invoice by a document of its own.
 * @returns whether it is owed no more; what was paid already goes back as money
 */
export const takeBackInvoice = async (
  tx: Transaction,
  order: OrderRow,
  amount: number,
  now: Date,
): Promise<boolean> => {
  const isIt = eq(invoices.orderId, order.id)
  const [invoice] = await tx.select().from(invoices).where(isIt).for('update')
  if (!invoice) return false
  if (amount > 0) await issueCreditNote(tx, order, amount, now)
  if (invoice.paidAt) return false
  await tx.update(invoices).set({ takenBack: amount }).where(isIt)

  return true
}
