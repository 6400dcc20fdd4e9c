import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
  /** Where its invoices are paid to; none: it sends no invoices. */
  account?: string | null
}>

/** Says what was paid, what is to be paid, or what of an invoice is taken back. */
const RECEIPT_KINDS = ['receipt', 'invoice', 'credit_note'] as const

/** The tax documents of orders. What they say is kept: later changes of names or prices do not reach them. */
export const receipts = pgTable(
  'receipts',
  {
    id: identity(),
    number: text('number').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: oneOf('kind', RECEIPT_KINDS).notNull(),
    issuedAt: moment('issued_at').notNull(),
    total: money('total').notNull(),
    vat: money('vat').notNull(),
    currency: currency().notNull(),
    supplier: jsonb('supplier').notNull().$type<ReceiptParty>(),
    customer: jsonb('customer').notNull().$type<ReceiptParty>(),
  },
  (table) => [
    ...closedSets(table),
    // An order has one receipt or invoice, and an invoice is corrected once.
    uniqueIndex('receipts_order').on(table.orderId, table.kind),
  ],
)
