import type { Order, OrderKind, OrderState } from '@inzrt/contracts/order'
import type { PaymentMethod } from '@inzrt/contracts/payment'
import { char, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'
import { identity, moment, money } from './columns.ts'
import { promoKinds } from './promos.ts'
import { users } from './users.ts'

/** What was ordered for an ad. It outlives the account it was made with: the books need it. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    publicNo: text('public_no').notNull().unique(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull().$type<OrderKind>(),
    paymentMethod: text('payment_method').notNull().$type<PaymentMethod>(),
    state: text('state').notNull().$type<OrderState>(),
    total: money('total').notNull(),
    currency: char('currency', { length: 3 }).notNull().$type<Order['currency']>().default('CZK'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt, table.id),
    index('orders_ad').on(table.adId),
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
    kind: text('kind').notNull().$type<Order['items'][number]['kind']>(),
    promoId: integer('promo_id').references(() => promoKinds.id),
    label: text('label').notNull(),
    unitPrice: money('unit_price').notNull(),
  },
  (table) => [index('order_items_order').on(table.orderId, table.id)],
)
