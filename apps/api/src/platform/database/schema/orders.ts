import {
  OrderItemKindSchema,
  OrderKindSchema,
  OrderStateSchema,
} from '@inzrt/contracts/payment/order'
import { PaymentMethodSchema } from '@inzrt/contracts/payment/payment'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, currency, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { brandCode } from './brands.ts'
import { identity, moment, money } from './columns.ts'
import { coupons } from './coupons.ts'
import { promoKinds } from './promos.ts'
import { users } from './users.ts'

/** What was ordered, for an ad or to pay for ads. It outlives the account it was made with: the books need it. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    publicNo: text('public_no').notNull().unique(),
    /** The site it was made on. */
    brandCode: brandCode().notNull(),
    /** Null: credit is for no ad. */
    adId: integer('ad_id').references(() => ads.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: oneOf('kind', OrderKindSchema.options).notNull(),
    paymentMethod: oneOf('payment_method', PaymentMethodSchema.options).notNull(),
    state: oneOf('state', OrderStateSchema.options).notNull(),
    total: money('total').notNull(),
    currency: currency().notNull().default('CZK'),
    /** Held for as long as the order can be paid: one that never will be lets it go to others. */
    couponId: integer('coupon_id').references(() => coupons.id),
    /** What the coupon was, in the words of the receipt. */
    discountLabel: text('discount_label'),
    /** Where the receipt and bad news go; as given then, whatever becomes of the ad. */
    email: text('email'),
    /** Number of the company it was ordered for; null: by a person, who has the rights of a consumer. */
    companyId: text('company_id'),
    /** The customer asked for the service to begin before the time for withdrawal is over. */
    consentStartNowAt: moment('consent_start_now_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    paidAt: moment('paid_at'),
    fulfilledAt: moment('fulfilled_at'),
    /** What was bought runs from and to; promotions keep their own time. */
    serviceFrom: moment('service_from'),
    serviceUntil: moment('service_until'),
    withdrawnAt: moment('withdrawn_at'),
    withdrawalReason: text('withdrawal_reason'),
    /** The last day money has to be back. */
    refundDueAt: moment('refund_due_at'),
    /** What of the total is owed back: a service used in part is paid in part. */
    refundAmount: money('refund_amount'),
    refundedAt: moment('refunded_at'),
    /** When its customer was reminded that it is not paid. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    ...closedSets(table),
    check('orders_of_ad', sql`(${table.kind} = 'credit') = (${table.adId} is null)`),
    check('orders_total', sql`${table.total} >= 0`),
    check('orders_refund', sql`${table.refundAmount} between 0 and ${table.total}`),
    index('orders_user').on(table.userId, table.createdAt, table.id),
    index('orders_ad').on(table.adId),
    index('orders_coupon').on(table.couponId).where(sql`coupon_id is not null`),
    index('orders_waiting')
      .on(table.expiresAt)
      .where(sql`state in ('awaiting_payment', 'failed', 'cancelled')`),
    index('orders_expired').on(table.expiresAt).where(sql`state = 'expired'`),
    index('orders_owed').on(table.refundDueAt).where(sql`state = 'refund_due'`),
  ],
)

/** A line of an order, as it was priced then. */
export const orderItems = pgTable(
  'order_items',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', OrderItemKindSchema.options).notNull(),
    promoId: integer('promo_id').references(() => promoKinds.id),
    label: text('label').notNull(),
    unitPrice: money('unit_price').notNull(),
    /** What of the price a coupon took off. */
    discount: money('discount').notNull().default(0),
    /** Included in the price; in hundredths of a percent. */
    vatRate: integer('vat_rate').notNull().default(2_100),
  },
  (table) => [
    ...closedSets(table),
    check('order_items_discount', sql`${table.discount} between 0 and ${table.unitPrice}`),
    index('order_items_order').on(table.orderId, table.id),
  ],
)
