import { FeedOutcomeSchema, FeedStateSchema } from '@inzrt/contracts/account/feed'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { ads } from './ads.ts'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A file of ads that a seller sent, and what became of it. */
export const feeds = pgTable(
  'feeds',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    brandCode: brandCode().notNull(),
    name: text('name').notNull(),
    state: oneOf('state', FeedStateSchema.options).notNull(),
    /** Its lines are ads, counted by themselves. */
    isXml: boolean('is_xml').notNull().default(false),
    /** Why the file as a whole was refused. */
    fault: text('fault'),
    bytes: integer('bytes').notNull(),
    arrived: integer('arrived').notNull().default(0),
    isDry: boolean('is_dry').notNull(),
    endsMissing: boolean('ends_missing').notNull(),
    paysByCredit: boolean('pays_by_credit').notNull(),
    /** Columns nobody knows. */
    unknownColumns: jsonb('unknown_columns').notNull().default([]).$type<readonly string[]>(),
    lines: integer('lines').notNull().default(0),
    /** How many ads are not in the file, once all its lines are worked on; and why they were left alone. */
    missing: integer('missing'),
    keptMissing: text('kept_missing'),
    createdAt: moment('created_at').notNull(),
    /** When somebody worked on it last: all files take turns. */
    workedAt: moment('worked_at').notNull(),
    /** Steps begun that nobody ended: one that kills its process, or hangs, lets the other files go first. */
    tries: integer('tries').notNull().default(0),
    /** When photos of it were fetched last: sellers take turns. */
    photosAt: moment('photos_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    ...closedSets(table),
    index('feeds_user').on(table.userId, table.id),
    index('feeds_under_way').on(table.workedAt).where(sql`state in ('waiting', 'working')`),
    index('feeds_finished').on(table.finishedAt).where(sql`finished_at is not null`),
    index('feeds_arriving').on(table.createdAt).where(sql`state = 'arriving'`),
  ],
)

/** Photos an ad shall have that are still to be fetched from where a line says they are. */
export const feedPhotos = pgTable(
  'feed_photos',
  {
    adId: integer('ad_id')
      .primaryKey()
      .references(() => ads.id, { onDelete: 'cascade' }),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    addresses: jsonb('addresses').notNull().$type<readonly string[]>(),
    /** From when on they may be fetched: not while a process has them in hand, and later where some did not come. */
    freeAt: moment('free_at').notNull(),
    /** How often some of them did not come and may do so later. */
    failures: integer('failures').notNull().default(0),
    /** Why some did not come when they were fetched last, and when they are fetched again. */
    faults: jsonb('faults').notNull().default([]).$type<readonly string[]>(),
    againAt: moment('again_at'),
  },
  (table) => [index('feed_photos_free').on(table.feedId, table.freeAt, table.line)],
)

/** A file as it came, until it is read. */
export const feedPieces = pgTable(
  'feed_pieces',
  {
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.position] })],
)

/** A line of a file and what became of it. */
export const feedLines = pgTable(
  'feed_lines',
  {
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    number: text('number'),
    /** What it says, until it is worked on. */
    cells: jsonb('cells').$type<Readonly<Record<string, string>>>(),
    outcome: oneOf('outcome', FeedOutcomeSchema.options),
    /** What is wrong, by the names of columns; without a name where it is the line. */
    faults: jsonb('faults').$type<Readonly<Record<string, string>>>(),
    adId: integer('ad_id').references(() => ads.id, { onDelete: 'set null' }),
  },
  (table) => [
    ...closedSets(table),
    primaryKey({ columns: [table.feedId, table.line] }),
    index('feed_lines_number').on(table.feedId, table.number),
    index('feed_lines_waiting').on(table.feedId, table.line).where(sql`outcome is null`),
    index('feed_lines_ad').on(table.adId),
  ],
)
