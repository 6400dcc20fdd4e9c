import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment, money } from './columns.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** What is owed for an order by invoice. The document itself is a receipt; it outlives the account that owes. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    total: money('total').notNull(),
    /** What of the total was taken back before it was paid. */
    takenBack: money('taken_back').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    paidAt: moment('paid_at'),
    /** The last of the reminders that was sent; only ever a later one follows. */
    remindersSent: integer('reminders_sent').notNull().default(0),
  },
  (table) => [
    check('invoices_total', sql`${table.total} > 0`),
    check('invoices_taken_back', sql`${table.takenBack} between 0 and ${table.total}`),
    index('invoices_owed').on(table.userId).where(sql`paid_at is null and taken_back < total`),
    index('invoices_due')
      .on(table.dueAt, table.orderId)
      .where(sql`paid_at is null and taken_back < total`),
    index('invoices_paid').on(table.paidAt).where(sql`paid_at is not null`),
  ],
)
