import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { closedSets, currency, oneOf } from '../closedSets.ts'
import { identity, moment, money } from './columns.ts'
import { orders } from './orders.ts'

/** The last number of each series and year; the next one is taken in the transaction it is used in, so none is missing. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: oneOf('series', ['order', 'receipt']).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [...closedSets(table), primaryKey({ columns: [table.series, table.year] })],
)

/** Somebody a tax document names, as they were when it was issued. */
export type ReceiptParty = Readonly<{
  name: string
  address: readonly string[]
  companyId: string | null
  vatId: string | null
}>

/** The tax document of a paid order. What it says is kept: later changes of names or prices do not reach it. */
export const receipts = pgTable(
  'receipts',
  {
    id: identity(),
    number: text('number').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    issuedAt: moment('issued_at').notNull(),
    total: money('total').notNull(),
    vat: money('vat').notNull(),
    currency: currency().notNull(),
    supplier: jsonb('supplier').notNull().$type<ReceiptParty>(),
    customer: jsonb('customer').notNull().$type<ReceiptParty>(),
  },
  closedSets,
)
