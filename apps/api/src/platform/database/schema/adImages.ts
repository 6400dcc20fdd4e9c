import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ads } from './ads.ts'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'

/** A picture of an ad; the files of its sizes are made from the original when first asked for. */
export const adImages = pgTable(
  'ad_images',
  {
    id: identity(),
    adId: integer('ad_id').references(() => ads.id, { onDelete: 'cascade' }),
    /** The ad whose proposed change it belongs to; the ad itself does not show it yet. */
    proposedFor: integer('proposed_for').references(() => ads.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    path: text('path').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Set while it waits for an ad: who has the token may take it. */
    tokenHash: text('token_hash').unique(),
    /** Site it was uploaded on; no ad of the other one may take it. */
    brandCode: brandCode(),
    bytes: integer('bytes'),
    /** Nearly the same for copies of a picture: they differ in three bits at most. */
    mark: text('mark'),
    /** Where it was fetched from; null: a person sent it. */
    fetchedFrom: text('fetched_from'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ad_images_ad').on(table.adId, table.position),
    index('ad_images_proposed').on(table.proposedFor).where(sql`proposed_for is not null`),
    index('ad_images_path').on(table.path),
    // Marks that differ in a few bits share at least one quarter.
    index('ad_images_mark').using('gin', sql`mark_quarters(mark)`),
    index('ad_images_waiting')
      .on(table.createdAt)
      .where(sql`ad_id is null and proposed_for is null`),
  ],
)
