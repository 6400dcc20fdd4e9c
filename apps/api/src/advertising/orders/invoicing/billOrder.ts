import { validUntil } from '@inzrt/domain/time'
import { invoiceFault } from '@inzrt/rules/order'
import type { ads } from '../../../platform/database/schema/ads.ts'
import { invoices } from '../../../platform/database/schema/invoices.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { holdMoney } from '../holdMoney.ts'
import type { OrderParts } from '../OrderParts.ts'
import { notifyOfInvoice } from '../orderLetters.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { issueReceipt } from '../receipts/issueReceipt.ts'
import { invoiceRefused, onlyPartners } from './invoiceProblems.ts'
import { readInvoicing } from './readInvoicing.ts'

type Parts = Pick<OrderParts, 'supplier' | 'outbox' | 'access'>
type Billed = Readonly<{ order: OrderRow; ad: typeof ads.$inferSelect; now: Date }>

/**
 * Puts an order of a partner on an invoice; of two at once the second sees what the first owes.
 * @returns when it is due
 * @throws Problem 422 when whose order it is pays by no invoice, or by none now
 */
export const billOrder = async (
  tx: Transaction,
  parts: Parts,
  { order, ad, now }: Billed,
): Promise<Date> => {
  const { supplier } = parts
  const { id: orderId, userId, total } = order
  if (userId === null || !(await holdMoney(tx, userId))) throw onlyPartners()
  const terms = await readInvoicing(tx, { userId, supplier, now })
  if (!terms) throw onlyPartners()
  const fault = invoiceFault(terms, total)
  if (fault) throw invoiceRefused(fault)
  const dueAt = validUntil({ days: terms.days }, now)
  await tx.insert(invoices).values({ orderId, userId, total, dueAt })
  const { number } = await issueReceipt(tx, { order, ad, supplier, now, kind: 'invoice' })
  await notifyOfInvoice(tx, parts, { order, ad, invoice: { number, owed: total, dueAt } })

  return dueAt
}
