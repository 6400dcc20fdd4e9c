import { UNPAID_ORDER_MONTHS } from '@inzrt/rules/limits'
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../../../platform/clock/Clock.ts'
import { deleteRows } from '../../../platform/database/deleteRows.ts'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { adPromos } from '../../../platform/database/schema/adPromos.ts'
import { complaints } from '../../../platform/database/schema/complaints.ts'
import { creditEntries } from '../../../platform/database/schema/creditEntries.ts'
import { invoices } from '../../../platform/database/schema/invoices.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import { payments } from '../../../platform/database/schema/payments.ts'
import { receipts } from '../../../platform/database/schema/receipts.ts'

/** What is about an order that came to something. */
const TRACES: readonly (PgTable & { readonly orderId: PgColumn })[] = [
  adPromos,
  complaints,
  creditEntries,
  invoices,
  receipts,
]

/** Deletes orders that were given up long ago and for which no money ever came. */
export const purgeUnpaidOrders = async (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  turn?: AbortSignal,
): Promise<number> => {
  const { db } = database
  const before = clock()
  before.setUTCMonth(before.getUTCMonth() - UNPAID_ORDER_MONTHS)
  const one = { one: sql`1` }
  const isWithout = (table: (typeof TRACES)[number]) =>
    notExists(db.select(one).from(table).where(eq(table.orderId, orders.id)))
  const isUndecided = and(
    eq(payments.orderId, orders.id),
    inArray(payments.state, ['pending', 'succeeded']),
  )
  const which = and(
    eq(orders.state, 'expired'),
    lt(orders.expiresAt, before),
    ...TRACES.map(isWithout),
    notExists(db.select(one).from(payments).where(isUndecided)),
  )

  return deleteRows(database, orders, which, turn)
}
