import { DAY_MS } from '@inzrt/domain/time'
import { INVOICE_GRACE_DAYS, type InvoiceTerms } from '@inzrt/rules/order'
import { and, eq, isNull, min } from 'drizzle-orm'
import { invoices } from '../../../platform/database/schema/invoices.ts'
import type { ReceiptParty } from '../../../platform/database/schema/receipts.ts'
import { users } from '../../../platform/database/schema/users.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { isOwed, owedSum } from './isOwed.ts'

type Asked = Readonly<{ userId: number; supplier: ReceiptParty; now: Date }>

/** How an account pays by invoice; null where it does not: no partner, or nowhere to pay to. */
export const readInvoicing = async (
  db: Pick<Transaction, 'select'>,
  { userId, supplier, now }: Asked,
): Promise<(InvoiceTerms & Readonly<{ days: number }>) | null> => {
  const isPartner = and(
    eq(users.id, userId),
    eq(users.kind, 'business'),
    eq(users.partnerCompanyId, users.companyId),
    isNull(users.deletedAt),
  )
  const [partner] = await db
    .select({ limit: users.invoiceLimit, days: users.invoiceDays })
    .from(users)
    .where(isPartner)
  if (!partner || !supplier.account) return null
  const [debt] = await db
    .select({ owed: owedSum, firstDueAt: min(invoices.dueAt) })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), isOwed))
  const late =
    (debt?.firstDueAt?.getTime() ?? Number.POSITIVE_INFINITY) + INVOICE_GRACE_DAYS * DAY_MS

  return { ...partner, owed: Number(debt?.owed ?? 0), isLate: late < now.getTime() }
}
