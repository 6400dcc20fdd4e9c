import { SMS_OUTCOMES } from '@inzrt/rules/sms'
import { sql } from 'drizzle-orm'
import { char, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { identity, moment, money } from './columns.ts'
import { orders } from './orders.ts'

/** Every premium message that came, once, and what became of it. Numbers and texts are forgotten in time. */
export const smsInbound = pgTable(
  'sms_inbound',
  {
    id: identity(),
    provider: text('provider').notNull(),
    providerMsgId: text('provider_msg_id').notNull(),
    msisdn: text('msisdn').notNull(),
    shortcode: text('shortcode').notNull(),
    operator: text('operator'),
    text: text('text').notNull(),
    receivedAt: moment('received_at').notNull(),
    arrivedAt: moment('arrived_at').notNull(),
    /** None while it is being dealt with, which nobody else sees. */
    outcome: oneOf('outcome', SMS_OUTCOMES),
    adId: integer('ad_id').references(() => ads.id, { onDelete: 'set null' }),
    /** What is owed back to its sender. */
    refundAmount: money('refund_amount').notNull().default(0),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    ...closedSets(table),
    unique('sms_inbound_once').on(table.provider, table.providerMsgId),
    index('sms_inbound_arrived').on(table.arrivedAt),
    index('sms_inbound_owed')
      .on(table.arrivedAt)
      .where(sql`refund_amount > 0 and refunded_at is null`),
  ],
)

/** Somebody who answered an SMS ad. Its advertiser answers back by the code and learns no number. */
export const smsThreads = pgTable(
  'sms_threads',
  {
    id: identity(),
    code: char('code', { length: 6 }).notNull().unique(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    msisdn: text('msisdn').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('sms_threads_once').on(table.adId, table.msisdn),
    index('sms_threads_created').on(table.createdAt),
  ],
)

/** Numbers that asked for no more messages. */
export const smsStops = pgTable('sms_stops', {
  msisdn: text('msisdn').primaryKey(),
  createdAt: moment('created_at').notNull(),
})

/** One message that pays one item of an order. */
export const smsPaymentParts = pgTable(
  'sms_payment_parts',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    code: char('code', { length: 8 }).notNull().unique(),
    textToSend: text('text_to_send').notNull(),
    destinationNumber: text('destination_number').notNull(),
    price: money('price').notNull(),
    /** The message that paid it; no message pays twice. */
    inboundId: integer('inbound_id')
      .unique()
      .references(() => smsInbound.id),
  },
  (table) => [index('sms_payment_parts_order').on(table.orderId, table.id)],
)
