import type { OpeningHours } from '@inzrt/domain/hours'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brandCode } from './brands.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** What a company says of itself on its public page of a site; its name, number and seat are the account's. */
export const sellerPages = pgTable(
  'seller_pages',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brandCode: brandCode().notNull(),
    about: text('about').notNull().default(''),
    web: text('web'),
    /** null: not said. */
    hours: jsonb('hours').$type<OpeningHours>(),
    logoPath: text('logo_path'),
    logoWidth: integer('logo_width'),
    logoHeight: integer('logo_height'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.brandCode] }),
    // Whether a picture is a logo that may be shown.
    index('seller_pages_logo').on(table.logoPath).where(sql`logo_path is not null`),
  ],
)
