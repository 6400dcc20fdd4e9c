import type { SectionChange } from '@inzrt/contracts/desk/adminSection'
import type { sections } from '../../platform/database/schema/sections.ts'

/** What an admin may change of a section, as it is kept. */
export const toSectionChange = (row: typeof sections.$inferSelect): SectionChange => ({
  name: row.name,
  slug: row.slug,
  position: row.position,
  isActive: row.isActive,
  requiresApproval: row.requiresApproval,
  requiresAgeProof: row.requiresAgeProof,
  isDating: row.isDating,
  isOffer: row.isOffer,
  isInquiry: row.isInquiry,
  isExchange: row.isExchange,
  isPaidOffer: row.isPaidOffer,
  isPaidInquiry: row.isPaidInquiry,
  isPaidExchange: row.isPaidExchange,
  cardPrice: row.cardPrice,
  smsNumber: row.smsNumber,
  validDays: row.validDays,
  validWeeks: row.validWeeks,
  validMonths: row.validMonths,
})
