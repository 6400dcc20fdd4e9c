import { AccountKindSchema } from '@inzrt/contracts/account/user'
import { CLOSE_REASONS } from '@inzrt/contracts/ads/advertisementDetail'
import { AdSourceSchema } from '@inzrt/contracts/desk/moderatedAd'
import { PRICE_TYPES } from '@inzrt/domain/price'
import { AD_STATES } from '@inzrt/rules/ad'
import type { AttributeValues } from '@inzrt/rules/attributes'
import { AD_TYPES } from '@inzrt/rules/listing'
import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { brandCode } from './brands.ts'
import { identity, moment, money, tsvector } from './columns.ts'
import { localities } from './localities.ts'
import { priceAscending, priceDescending, priceOrder } from './priceOrder.ts'
import { sections } from './sections.ts'
import { users } from './users.ts'

const isPublished = sql`state = 'published'`
const isGuests = sql`user_id is null`
const isExchange = sql`state = 'published' and type = 'exchange'`
const isTopped = sql`state = 'published' and topped_until is not null`

/** An ad. Promotions that run, the main picture and their counts are kept here for the lists. */
export const ads = pgTable(
  'ads',
  {
    id: identity(),
    slug: text('slug').notNull(),
    dialCode: char('dial_code', { length: 6 }).notNull(),
    brandCode: brandCode().notNull(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id),
    userId: integer('user_id').references(() => users.id),
    localityId: integer('locality_id')
      .notNull()
      .references(() => localities.id),
    sellerKind: oneOf('seller_kind', AccountKindSchema.options).notNull().default('private'),
    source: oneOf('source', AdSourceSchema.options).notNull().default('web'),
    type: oneOf('type', AD_TYPES).notNull(),
    state: oneOf('state', AD_STATES).notNull(),
    heading: text('heading').notNull(),
    content: text('content').notNull(),
    priceType: oneOf('price_type', PRICE_TYPES).notNull(),
    priceAmount: money('price_amount'),
    priceOrder: money('price_order').generatedAlwaysAs(priceOrder),
    /** What it says of the thing, by the keys of its section's attributes. */
    attributes: jsonb('attributes').notNull().default({}).$type<AttributeValues>(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    nickname: text('nickname'),
    phone: text('phone_e164'),
    email: text('email'),
    showName: boolean('show_name').notNull().default(false),
    showSurname: boolean('show_surname').notNull().default(false),
    showPhone: boolean('show_phone').notNull().default(false),
    showEmail: boolean('show_email').notNull().default(false),
    /** What its seller calls it in files of ads. */
    ownNumber: text('own_number'),
    /** Of an ad without an account: anyone who knows the password may change it. */
    adPasswordHash: text('ad_password_hash'),
    /** The clerk who took it down for somebody on the phone. */
    recordedBy: integer('taken_by').references(() => users.id),
    /** The first edition that prints it; none: the nearest. */
    printFrom: integer('print_from'),
    /** What the paper prints of heading and text, when a publisher words it; null: the rules do. */
    printWording: text('print_wording'),
    /** The same for an ad its seller repeats in other words. */
    fingerprint: text('fingerprint'),
    /** Why it stands where it stands; for its owner and moderators. */
    stateReason: text('state_reason'),
    closedReason: oneOf('closed_reason', CLOSE_REASONS),
    contactVerifiedAt: moment('contact_verified_at'),
    /** When the address or the phone as it stands was proved to be the advertiser's; null: not yet. */
    emailVerifiedAt: moment('email_verified_at'),
    phoneVerifiedAt: moment('phone_verified_at'),
    /** When nothing of a deleted ad was left but that there was one. */
    anonymisedAt: moment('anonymised_at'),
    publishedAt: moment('published_at'),
    mainImageId: integer('main_image_id'),
    mainImagePath: text('main_image_path'),
    imagesCount: smallint('images_count').notNull().default(0),
    highlightedUntil: moment('highlighted_until'),
    toppedUntil: moment('topped_until'),
    headingWords: tsvector('heading_words').notNull(),
    allWords: tsvector('all_words').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    sortAt: moment('sort_at').notNull().defaultNow(),
    validUntil: moment('valid_until'),
    /** The end its advertiser was told of before it came. */
    endToldOf: moment('end_told_of'),
    /** When its advertiser last said that it still holds. */
    confirmedAt: moment('confirmed_at'),
    /** When its advertiser was told that approving it takes longer than promised; a day is added for that. */
    apologisedAt: moment('apologised_at'),
    /** How often they were asked since, and the last time. */
    unansweredAsks: smallint('unanswered_asks').notNull().default(0),
    askedAt: moment('asked_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    ...closedSets(table),
    check(
      'ads_price',
      sql`(${table.priceType} in ('czk', 'EUR')) = (${table.priceAmount} is not null)`,
    ),
    // Lists of a section, one for each order; those of a whole site by time only.
    index('ads_section_fresh').on(table.sectionId, table.sortAt, table.id).where(isPublished),
    index('ads_section_created').on(table.sectionId, table.createdAt, table.id).where(isPublished),
    index('ads_section_cheap').on(table.sectionId, priceAscending, table.id).where(isPublished),
    index('ads_section_dear').on(table.sectionId, priceDescending, table.id).where(isPublished),
    // What things were sold for, those placed last first.
    index('ads_section_sold')
      .on(table.sectionId, table.createdAt, table.id)
      .where(sql`state = 'closed' and closed_reason = 'sold'`),
    index('ads_created').on(table.brandCode, table.createdAt, table.id).where(isPublished),
    // The first few paid places are found without reading the others.
    index('ads_section_topped').on(table.sectionId, table.sortAt, table.id).where(isTopped),
    index('ads_site_topped').on(table.brandCode, table.sortAt, table.id).where(isTopped),
    index('ads_fresh').on(table.brandCode, table.sortAt, table.id).where(isPublished),
    // The files of the sitemap, each a range of ids.
    index('ads_site').on(table.brandCode, table.id).where(isPublished),
    // The same ad placed again, and its twins for moderators.
    index('ads_fingerprint').on(table.fingerprint),
    // Whether a place that left the official list is still used.
    index('ads_locality').on(table.localityId),
    // What a clerk took down by phone.
    index('ads_taken_by').on(table.recordedBy, table.id).where(sql`taken_by is not null`),
    // The account's own ads, in every state.
    index('ads_user').on(table.userId, table.state),
    // Files of ads name them by their sellers' numbers.
    uniqueIndex('ads_own_number')
      .on(table.userId, table.brandCode, table.ownNumber)
      .where(sql`own_number is not null`),
    // A dealer has thousands: the newest few are found, and all are counted, without reading one.
    index('ads_user_shown')
      .on(
        table.userId,
        table.brandCode,
        table.createdAt,
        table.id,
        table.nickname,
        table.validUntil,
        table.sectionId,
      )
      .where(isPublished),
    // What ends, and whose advertisers are told that it will, or that it has.
    index('ads_valid').on(table.validUntil, table.id).where(sql`state in ('published', 'paused')`),
    index('ads_expired').on(table.validUntil, table.id).where(sql`state = 'expired'`),
    // The queue of moderators, and ads that were never paid or verified.
    index('ads_waiting')
      .on(table.state, table.createdAt, table.id)
      .where(sql`state in ('waiting_verification', 'waiting_payment', 'waiting_approval')`),
    // Promotions that end.
    index('ads_promoted')
      .on(sql`least(highlighted_until, topped_until)`)
      .where(sql`least(highlighted_until, topped_until) is not null`),
    // What exchanges are looked for among, and what of it somebody is looking for.
    index('ads_exchange').on(table.id).where(isExchange),
    index('ads_exchange_words').using('gin', table.headingWords).where(isExchange),
    // Whose advertisers are asked whether the ad still holds.
    index('ads_last_word')
      .on(sql`coalesce(greatest(asked_at, confirmed_at), published_at)`, table.id)
      .where(isPublished),
    // The code printed in the paper leads to one ad.
    uniqueIndex('ads_dial_code').on(table.dialCode).where(isPublished),
    // Ads without an account are found by the contact their advertiser proved.
    index('ads_guest_email').on(sql`lower(email)`).where(isGuests),
    index('ads_guest_phone').on(table.phone).where(isGuests),
    // Not by its time: an index that holds `updated_at` makes every change of an ad a change of all indexes.
    index('ads_to_anonymise').on(table.id).where(sql`state = 'deleted' and anonymised_at is null`),
    // Moderators look ads up by their headings; the search of the sites has its own index.
    index('ads_heading_words').using('gin', table.headingWords),
  ],
)
