import { and, isNull, lt, sql } from 'drizzle-orm'
import { invoices } from '../../../platform/database/schema/invoices.ts'

/** Whether something of an invoice is owed; an index keeps just those. */
export const isOwed = and(isNull(invoices.paidAt), lt(invoices.takenBack, invoices.total))

/** How much of an invoice is owed, in hundredths. */
export const owedOf = ({
  total,
  takenBack,
  paidAt,
}: Pick<typeof invoices.$inferSelect, 'total' | 'takenBack' | 'paidAt'>): number =>
  paidAt ? 0 : total - takenBack

/** What of some invoices is owed together. */
export const owedSum = sql<string>`coalesce(sum(${invoices.total} - ${invoices.takenBack}), 0)`
