import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'
import { identity, moment } from './columns.ts'

/** A picture of an ad; the files of its sizes are made from the original when first asked for. */
export const adImages = pgTable(
  'ad_images',
  {
    id: identity(),
    adId: integer('ad_id').references(() => ads.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    path: text('path').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ad_images_ad').on(table.adId, table.position),
    index('ad_images_path').on(table.path),
  ],
)
