import type { Order } from '@inzrt/contracts/payment/order'
import type { PaymentState } from '@inzrt/contracts/payment/payment'
import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
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
    provider: text('provider').notNull().$type<'gp_webpay' | 'sms' | 'invoice'>(),
    bankOrderNumber: text('bank_order_number').unique(),
    state: text('state').notNull().$type<PaymentState>(),
    amount: money('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull().$type<Order['currency']>().default('CZK'),
    prCode: integer('pr_code'),
    srCode: integer('sr_code'),
    resultText: text('result_text'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    /** When the bank was last asked how it stands. */
    askedAt: moment('asked_at'),
  },
  (table) => [
    check('payments_amount', sql`${table.amount} > 0`),
    index('payments_order').on(table.orderId, table.id),
    index('payments_unanswered')
      .on(table.createdAt)
      .where(sql`state in ('redirected', 'pending', 'error', 'expired')`),
    index('payments_unclear').on(table.createdAt).where(sql`state in ('pending', 'error')`),
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
    direction: text('direction').notNull().$type<'sent' | 'received'>(),
    /** The signed fields, in the order they are signed in. */
    signed: text('signed').notNull(),
    signature: text('signature').notNull(),
    signature1: text('signature1'),
    isDigestRight: boolean('is_digest_right'),
    isDigest1Right: boolean('is_digest1_right'),
    /** What the payment became. */
    outcome: text('outcome').notNull().$type<PaymentState>(),
    at: moment('at').notNull(),
  },
  (table) => [index('payment_log_payment').on(table.paymentId, table.id)],
)
