import { PaymentStateSchema } from '@inzrt/contracts/payment/payment'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, currency, oneOf } from '../closedSets.ts'
import { identity, moment, money } from './columns.ts'
import { orders } from './orders.ts'

/** Numbers the bank knows attempts by. It refuses one it has seen, so none is given twice. */
export const bankOrderNumbers = pgSequence('bank_order_numbers', { startWith: 1_000_001 })

/** One attempt to pay an order. What it costs is fixed here: an answer of a gateway names no amount. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: oneOf('provider', ['gp_webpay', 'sms']).notNull(),
    bankOrderNumber: text('bank_order_number').unique(),
    state: oneOf('state', PaymentStateSchema.options).notNull(),
    amount: money('amount').notNull(),
    currency: currency().notNull().default('CZK'),
    prCode: integer('pr_code'),
    srCode: integer('sr_code'),
    resultText: text('result_text'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    /** When the bank was last asked how it stands. */
    askedAt: moment('asked_at'),
  },
  (table) => [
    ...closedSets(table),
    check('payments_amount', sql`${table.amount} > 0`),
    index('payments_order').on(table.orderId, table.id),
    // The bank is asked about them; those that stay unclear wait for a person.
    index('payments_unanswered')
      .on(table.createdAt)
      .where(sql`state in ('redirected', 'pending', 'error', 'expired')`),
  ],
)

/** What was said to and by the card gateway: signed text, signature, and what verifying it gave. */
export const paymentLog = pgTable(
  'payment_log',
  {
    id: identity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    direction: oneOf('direction', ['sent', 'received']).notNull(),
    /** The signed fields, in the order they are signed in. */
    signed: text('signed').notNull(),
    signature: text('signature').notNull(),
    signature1: text('signature1'),
    isDigestRight: boolean('is_digest_right'),
    isDigest1Right: boolean('is_digest1_right'),
    /** What the payment became. */
    outcome: oneOf('outcome', PaymentStateSchema.options).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    ...closedSets(table),
    index('payment_log_payment').on(table.paymentId, table.id),
    index('payment_log_at').using('brin', table.at),
  ],
)
