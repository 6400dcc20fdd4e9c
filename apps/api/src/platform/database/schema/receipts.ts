import type { Order } from '@inzrt/contracts/payment/order'
import { char, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, moment, money } from './columns.ts'
import { orders } from './orders.ts'

/** The last number of each series and year; the next one is taken in the transaction it is used in, so none is missing. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text('series').notNull().$type<'order' | 'receipt'>(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** Somebody a tax document names, as they were when it was issued. */
export type ReceiptParty = Readonly<{
  name: string
  address: readonly string[]
  companyId: string | null
  vatId: string | null
}>

/** The tax document of a paid order. What it says is kept: later changes of names or prices do not reach it. */
export const receipts = pgTable('receipts', {
  id: identity(),
  number: text('number').notNull().unique(),
  orderId: integer('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  issuedAt: moment('issued_at').notNull(),
  total: money('total').notNull(),
  vat: money('vat').notNull(),
  currency: char('currency', { length: 3 }).notNull().$type<Order['currency']>(),
  supplier: jsonb('supplier').notNull().$type<ReceiptParty>(),
  customer: jsonb('customer').notNull().$type<ReceiptParty>(),
})
