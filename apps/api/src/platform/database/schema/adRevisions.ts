import { PRICE_TYPES } from '@inzrt/domain/price'
import type { AttributeValues } from '@inzrt/rules/attributes'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { moment, money } from './columns.ts'

/** A picture of a proposed version, the ad's already or uploaded for it. */
export type RevisionImage = Readonly<{ id: number; main: boolean }>

/** A change of an ad that waits for a person, while the ad goes on as it was decided. */
export const adRevisions = pgTable(
  'ad_revisions',
  {
    adId: integer('ad_id')
      .primaryKey()
      .references(() => ads.id, { onDelete: 'cascade' }),
    heading: text('heading').notNull(),
    content: text('content').notNull(),
    priceType: oneOf('price_type', PRICE_TYPES).notNull(),
    priceAmount: money('price_amount'),
    attributes: jsonb('attributes').notNull().default({}).$type<AttributeValues>(),
    images: jsonb('images').notNull().$type<readonly RevisionImage[]>(),
    /** Names of the rules it waits for. */
    reasons: text('reasons').notNull(),
    /** A change made again while it waits keeps its place. */
    proposedAt: moment('proposed_at').notNull(),
  },
  (table) => [
    ...closedSets(table),
    index('ad_revisions_proposed').on(table.proposedAt, table.adId),
  ],
)
