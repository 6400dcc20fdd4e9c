import { CreditEntryKindSchema } from '@inzrt/contracts/payment/credit'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { identity, moment, money } from './columns.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** What was added to the credit of an account and taken from it. Nothing here is ever changed: their sum is what it has. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: oneOf('kind', CreditEntryKindSchema.options).notNull(),
    /** In hundredths; below zero where it was taken. */
    amount: money('amount').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    at: moment('at').notNull(),
  },
  (table) => [
    ...closedSets(table),
    check(
      'credit_entries_sign',
      sql`case when ${table.kind} in ('bought', 'returned') then ${table.amount} > 0 else ${table.amount} < 0 end`,
    ),
    index('credit_entries_user').on(table.userId, table.id),
    // An order is paid, and what it bought given, once.
    uniqueIndex('credit_entries_once').on(table.orderId, table.kind),
  ],
)
