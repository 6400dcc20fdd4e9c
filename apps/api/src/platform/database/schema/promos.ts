import { PROMOS } from '@inzrt/rules/forms'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { identity, money } from './columns.ts'

/** The kinds of promotion and their prices. */
export const promoKinds = pgTable(
  'promo_kinds',
  {
    id: identity(),
    code: oneOf('code', PROMOS).notNull().unique(),
    name: text('name').notNull(),
    days: integer('days').notNull(),
    cardPrice: money('card_price').notNull(),
    smsPrice: money('sms_price'),
    isActive: boolean('is_active').notNull().default(true),
  },
  closedSets,
)
