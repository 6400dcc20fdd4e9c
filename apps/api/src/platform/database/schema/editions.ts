import { PRICE_TYPES } from '@inzrt/domain/price'
import type { AttributeSetName, AttributeValues } from '@inzrt/rules/attributes'
import { AD_TYPES } from '@inzrt/rules/listing'
import {
  bigint,
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { identity, moment } from './columns.ts'

/** An issue of the printed newspaper. Once closed, what it prints no longer changes. */
export const editions = pgTable(
  'editions',
  {
    id: identity(),
    number: integer('number').notNull(),
    year: integer('year').notNull(),
    deadlineAt: moment('deadline_at').notNull(),
    releaseDate: date('release_date').notNull(),
    closedAt: moment('closed_at'),
    /** Sooner than its day, when the publisher wishes so. */
    releasedAt: moment('released_at'),
    adsCount: integer('ads_count'),
    pages: integer('pages'),
    pdfPath: text('pdf_path'),
    coverPath: text('cover_path'),
    /** When its ads went into what the archive is searched by. */
    archivedAt: moment('archived_at'),
    /** How often a code of the printed paper was read by a phone. */
    scans: integer('scans').notNull().default(0),
  },
  (table) => [unique('editions_number').on(table.year, table.number)],
)

/** What a closed edition prints: a copy of each ad as it stood then, in the order of the paper. */
export const editionAds = pgTable(
  'edition_ads',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    /** No reference: the paper stays as it was when an ad is gone. */
    adId: integer('ad_id').notNull(),
    position: integer('position').notNull(),
    dialCode: char('dial_code', { length: 6 }).notNull(),
    groupSlug: text('group_slug').notNull(),
    groupName: text('group_name').notNull(),
    sectionName: text('section_name').notNull(),
    type: oneOf('type', AD_TYPES).notNull(),
    heading: text('heading').notNull(),
    content: text('content').notNull(),
    /** What it says of the thing, and of which kind that is. */
    attributeSet: text('attribute_set').$type<AttributeSetName>(),
    attributes: jsonb('attributes').$type<AttributeValues>().notNull().default({}),
    /** In place of both, as a publisher worded them. */
    wording: text('wording'),
    priceType: oneOf('price_type', PRICE_TYPES).notNull(),
    priceAmount: bigint('price_amount', { mode: 'number' }),
    town: text('town').notNull(),
    isHighlighted: boolean('is_highlighted').notNull(),
    imagePath: text('image_path'),
    /** Where it stands, once the edition is set. */
    page: integer('page'),
  },
  (table) => [
    ...closedSets(table),
    primaryKey({ columns: [table.editionId, table.adId] }),
    index('edition_ads_ad').on(table.adId, table.editionId),
  ],
)

export type EditionRow = typeof editions.$inferSelect
