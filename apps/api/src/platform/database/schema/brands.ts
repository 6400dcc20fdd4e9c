import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** The two sites. What belongs to one is never shown on the other. */
export const brands = pgTable('brands', {
  code: text('code').$type<'general' | 'adult'>().primaryKey(),
  name: text('name').notNull(),
  isAdult: boolean('is_adult').notNull().default(false),
})
