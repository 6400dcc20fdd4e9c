import { ComplaintStateSchema } from '@inzrt/contracts/desk/complaint'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** Complaints about services of the portal, each with the day it is answered by; its number is its id. */
export const complaints = pgTable(
  'complaints',
  {
    id: identity(),
    brandCode: brandCode().notNull(),
    /** Whose account made it; null: a guest. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the visitor named it, and what was found by that. */
    about: text('about').notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    adId: integer('ad_id').references(() => ads.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    wish: text('wish'),
    name: text('name'),
    email: text('email').notNull(),
    state: oneOf('state', ComplaintStateSchema.options).notNull().default('new'),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    answer: text('answer'),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    ...closedSets(table),
    index('complaints_waiting').on(table.dueAt, table.id).where(sql`state = 'new'`),
    index('complaints_answered').on(table.answeredAt).where(sql`answered_at is not null`),
    index('complaints_order').on(table.orderId).where(sql`order_id is not null`),
    index('complaints_user').on(table.userId).where(sql`user_id is not null`),
  ],
)
