import type { AttributeSetName } from '@inzrt/rules/attributes'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { brandCode } from './brands.ts'
import { identity, money } from './columns.ts'

/** A section of the catalogue with its price list and the validity of its ads. */
export const sections = pgTable(
  'sections',
  {
    id: identity(),
    brandCode: brandCode().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => sections.id),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    level: integer('level').notNull(),
    position: integer('position').notNull().default(0),
    icon: text('icon'),
    isOffer: boolean('is_offer').notNull().default(true),
    isInquiry: boolean('is_inquiry').notNull().default(true),
    isExchange: boolean('is_exchange').notNull().default(true),
    isPaidOffer: boolean('is_paid_offer').notNull().default(false),
    isPaidInquiry: boolean('is_paid_inquiry').notNull().default(false),
    isPaidExchange: boolean('is_paid_exchange').notNull().default(false),
    requiresApproval: boolean('requires_approval').notNull().default(false),
    /** Its ads open only to visitors whose age was proved; a word is not enough. */
    requiresAgeProof: boolean('requires_age_proof').notNull().default(false),
    /** Its ads look for people; nothing is sold. */
    isDating: boolean('is_dating').notNull().default(false),
    /** What is said of the things advertised there, by its name in the domain. */
    attributeSet: text('attribute_set').$type<AttributeSetName>(),
    cardCanBePaid: boolean('card_can_be_paid').notNull().default(false),
    cardPrice: money('card_price'),
    smsCanBePaid: boolean('sms_can_be_paid').notNull().default(false),
    smsPrice: money('sms_price'),
    smsNumber: text('sms_number'),
    smsKeyword: text('sms_keyword'),
    validDays: integer('valid_days'),
    validWeeks: integer('valid_weeks'),
    validMonths: integer('valid_months'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    // A premium number says its price in its last two digits: a wrong one would take other money than promised.
    check(
      'sections_sms_price',
      sql`${table.smsNumber} is null or (${table.smsNumber} ~ '^90[0-9]{5}$' and ${table.smsPrice} = right(${table.smsNumber}, 2)::integer * 100)`,
    ),
  ],
)
