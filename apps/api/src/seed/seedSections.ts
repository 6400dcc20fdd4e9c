import type { SectionFixture } from '@inzrt/fixtures/sections/SectionFixture'
import { sections } from '@inzrt/fixtures/sections/sections'
import type { Pool } from 'pg'
import { insertRows } from './insertRows.ts'

const idOf = new Map(sections.map(({ slug, id }) => [slug, id]))

const toRow = (section: SectionFixture) => ({
  id: section.id,
  brand_code: section.brand,
  parent_id: section.parentSlug === null ? null : (idOf.get(section.parentSlug) ?? null),
  slug: section.slug,
  name: section.name,
  level: section.level,
  position: section.position,
  icon: section.icon,
  is_offer: section.isOffer,
  is_inquiry: section.isInquiry,
  is_exchange: section.isExchange,
  is_paid_offer: section.isPaidOffer,
  is_paid_inquiry: section.isPaidInquiry,
  is_paid_exchange: section.isPaidExchange,
  requires_approval: section.requiresApproval,
  is_dating: section.isDating,
  attribute_set: section.attributeSet,
  card_can_be_paid: section.price?.card != null,
  card_price: section.price?.card ?? null,
  sms_can_be_paid: section.price?.sms != null,
  sms_price: section.price?.sms ?? null,
  sms_number: section.price?.smsNumber ?? null,
  sms_keyword: section.price?.smsKeyword ?? null,
  valid_days: section.validity.days,
  valid_weeks: section.validity.weeks,
  valid_months: section.validity.months,
  is_active: true,
})

/** The demo's tree of sections of both sites. */
export const seedSections = async (pool: Pool): Promise<void> => {
  await insertRows(pool, 'sections', sections.map(toRow))
}
