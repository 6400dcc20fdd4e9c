import { DISCOUNT_KINDS, type ServiceKind } from '@inzrt/rules/order'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { brandCode } from './brands.ts'
import { identity, moment, money } from './columns.ts'

/** Codes that lower an order. Which orders hold one, the orders say. */
export const coupons = pgTable(
  'coupons',
  {
    id: identity(),
    code: text('code').notNull().unique(),
    kind: oneOf('kind', DISCOUNT_KINDS).notNull(),
    /** So many per cent, or so much in hundredths. */
    value: money('value').notNull(),
    services: jsonb('services').notNull().$type<ServiceKind[]>(),
    /** Null: both sites. */
    brandCode: brandCode(),
    endsAt: moment('ends_at'),
    /** Null: as often as there are people. */
    usesMax: integer('uses_max'),
    usesPerPerson: integer('uses_per_person').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    ...closedSets(table),
    check(
      'coupons_amount',
      sql`${table.value} > 0 and (${table.kind} <> 'percent' or ${table.value} <= 100)`,
    ),
    check('coupons_uses', sql`${table.usesMax} > 0 and ${table.usesPerPerson} > 0`),
  ],
)
