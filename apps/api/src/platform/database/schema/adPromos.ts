import { sql } from 'drizzle-orm'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { identity, moment } from './columns.ts'
import { orders } from './orders.ts'
import { promoKinds } from './promos.ts'

/** A promotion of an ad, from its order to its end. */
export const adPromos = pgTable(
  'ad_promos',
  {
    id: identity(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    promoId: integer('promo_id')
      .notNull()
      .references(() => promoKinds.id),
    /** None: it is a gift. */
    orderId: integer('order_id').references(() => orders.id),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    state: oneOf('state', ['waiting', 'active', 'ended', 'cancelled']).notNull(),
  },
  (table) => [
    ...closedSets(table),
    index('ad_promos_ad').on(table.adId),
    index('ad_promos_order').on(table.orderId),
    index('ad_promos_running').on(table.endsAt).where(sql`state = 'active'`),
  ],
)
