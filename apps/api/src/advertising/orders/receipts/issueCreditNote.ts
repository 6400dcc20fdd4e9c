import { orderVat, takenBack } from '@inzrt/rules/order'
import { and, eq } from 'drizzle-orm'
import { receipts } from '../../../platform/database/schema/receipts.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { itemsOf } from '../placing/itemsOf.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { nextNumber } from './nextNumber.ts'

/** Issues the document that takes back a part of an invoice, in the names that stand on it. */
export const issueCreditNote = async (
  tx: Transaction,
  order: OrderRow,
  amount: number,
  now: Date,
): Promise<void> => {
  const [invoice] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, order.id), eq(receipts.kind, 'invoice')))
  if (!invoice) throw new Error(`Order ${order.publicNo} has no invoice.`)
  const { orderId, currency, supplier, customer } = invoice
  const lines = await itemsOf(tx, order.id)
  await tx.insert(receipts).values({
    orderId,
    currency,
    supplier,
    customer,
    kind: 'credit_note',
    issuedAt: now,
    total: -amount,
    vat: orderVat(takenBack(lines, amount)),
    number: await nextNumber(tx, 'receipt', now),
  })
}
