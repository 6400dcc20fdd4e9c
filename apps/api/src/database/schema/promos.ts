import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'
import { identity, moment, money } from './columns.ts'

/** The kinds of promotion and their prices. */
export const promoKinds = pgTable('promo_kinds', {
  id: identity(),
  code: text('code').notNull().unique().$type<'highlighting' | 'topping'>(),
  name: text('name').notNull(),
  days: integer('days').notNull(),
  cardPrice: money('card_price').notNull(),
  smsPrice: money('sms_price'),
  isActive: boolean('is_active').notNull().default(true),
})

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
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    state: text('state').notNull().$type<'waiting' | 'active' | 'ended' | 'cancelled'>(),
  },
  (table) => [index('ad_promos_ad').on(table.adId)],
)
